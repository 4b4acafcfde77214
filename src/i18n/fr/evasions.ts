/** What each evasion ability asks of blockers (702), after « … ne peut pas bloquer … : ». */
export const evasions: Readonly<Record<string, string | undefined>> = {
  flying: 'une créature avec le vol ne peut être bloquée que par des créatures avec le vol ou la portée',
  fear: 'une créature avec la peur ne peut être bloquée que par des créatures-artefacts ou des créatures noires',
  intimidate:
    'une créature avec l’intimidation ne peut être bloquée que par des créatures-artefacts ou des créatures partageant une couleur avec elle',
  shadow: 'les créatures avec la distorsion et celles sans la distorsion ne peuvent pas se bloquer entre elles',
  horsemanship: 'une créature avec l’équitation ne peut être bloquée que par des créatures avec l’équitation',
  skulk: 'une créature avec la furtivité ne peut pas être bloquée par des créatures de force supérieure',
}
