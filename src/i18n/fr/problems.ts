import type { ProblemTexts } from '../language-pack.ts'

export const problems: ProblemTexts = {
  'unreadable-body': {
    title: 'Le corps est illisible',
    detail: ({ reason }) => (reason === 'json' ? 'Le corps n’est pas du JSON.' : 'Le corps n’est pas du texte UTF-8.'),
    meaning:
      'Les octets reçus ne sont pas ce qu’annonce leur type de contenu. Envoyez du JSON valide en UTF-8 ; une virgule de trop, un commentaire ou des guillemets simples suffisent à le rendre illisible.',
    example: '`{"actions": [],}` a une virgule de trop ; sans elle, c’est du JSON.',
  },
  'too-deep': {
    title: 'Le corps est imbriqué trop profondément',
    detail: ({ depth, limit }) => `Les crochets s’imbriquent sur ${depth} niveaux ; la limite est de ${limit}.`,
    meaning: 'Les objets et les listes s’imbriquent plus qu’aucune position ne le demande. Rien de plus n’a été lu.',
    example: 'Un corps fait de mille `[` à la suite est refusé ici ; une position demande moins de vingt niveaux.',
  },
  'not-found': {
    title: 'Page inexistante',
    detail: ({ path }) => `Il n’y a rien à l’adresse ${path}.`,
    meaning:
      'Cette adresse n’est pas de ce service. La liste des adresses se trouve sous /docs et, pour les programmes, sous /openapi.json.',
    example: '`GET /v1/rule/702.19b` mène ici ; l’adresse est `/v1/rules/702.19b`.',
  },
  'rule-not-found': {
    title: 'Règle inexistante',
    detail: ({ number, edition }) => `L’édition du ${edition} ne contient pas de règle ${number}.`,
    meaning:
      'L’édition demandée ne contient pas ce numéro. Les numéros changent d’une édition à l’autre : la réponse donne les règles les plus proches, et /v1/search retrouve une règle par ses mots.',
    example:
      '`GET /v1/rules/217.1c` mène ici, car 217 est un numéro de 2007 ; `GET /v1/resolve?number=217.1c&edition=2007-10-01` dit ce qu’il est devenu.',
  },
  'edition-not-found': {
    title: 'Édition inexistante',
    detail: ({ edition, language }) =>
      `Aucune édition « ${edition} » n’est disponible dans cette langue (${language}).`,
    meaning: 'Les éditions disponibles, avec leur date et leur langue, sont listées sous /v1/editions.',
    example: '`?edition=2026-06-18` mène ici ; l’édition porte la date du lendemain, `2026-06-19`.',
  },
  'unknown-edition': {
    title: 'Il n’y a jamais eu une telle édition',
    detail: ({ edition, first, last }) =>
      `Aucune édition des règles n’est entrée en vigueur le ${edition} ; celles qu’on connaît vont du ${first} au ${last}.`,
    meaning:
      'Une édition se désigne par le jour de son entrée en vigueur. La réponse donne les plus proches. Pour un jour quelconque, envoyez-le comme `on` : on prend l’édition en vigueur ce jour-là.',
    example:
      '`GET /v1/resolve?number=217.1c&edition=2007-11-01` mène ici ; avec `on=2007-11-01`, on obtient une réponse.',
  },
  'unknown-rule': {
    title: 'Il n’y a jamais eu une telle règle',
    detail: ({ number, edition }) =>
      edition === null
        ? `Aucune édition des règles n’a jamais eu de règle ${number}.`
        : `L’édition du ${edition} n’avait pas de règle ${number}.`,
    meaning:
      'Le numéro n’existe dans aucune édition, ou pas dans celle qui est désignée. La réponse donne ce qui s’en approche le plus.',
    example: '`GET /v1/rules/702.999/history` mène ici ; `/v1/rules/702.19/history` reçoit une réponse.',
  },
  'card-not-found': {
    title: 'Carte inconnue',
    detail: ({ name }) => `Le catalogue ne contient pas de carte nommée « ${name} ».`,
    meaning:
      'Ce nom n’est pas au catalogue. La réponse donne les noms les plus proches. Une carte absente peut être jointe : envoyez-la à /v1/cards/compile, ou mettez-la dans le champ `cards` d’une requête.',
    example: '`GET /v1/cards/Grizly%20Bears` mène ici, et la réponse propose Grizzly Bears.',
  },
  'term-not-found': {
    title: 'Terme inexistant',
    detail: ({ term, edition }) => `Le glossaire de l’édition du ${edition} ne contient pas le terme « ${term} ».`,
    meaning:
      'Ce terme n’est pas au glossaire de cette édition dans cette langue. Les termes disponibles sont listés sous /v1/glossary.',
    example: '`GET /v1/glossary/battlefield?lang=fr` mène ici ; avec `lang=en`, l’entrée est trouvée.',
  },
  'method-not-allowed': {
    title: 'Méthode non admise',
    detail: ({ method, allowed }) => `Cette adresse n’accepte pas ${method} ; elle accepte ${allowed.join(', ')}.`,
    meaning: 'L’adresse existe, mais pas avec cette méthode. L’en-tête `Allow` nomme celles qu’elle accepte.',
    example: '`GET /v1/verdicts` mène ici : un verdict se demande par `POST`, avec la position pour corps.',
  },
  'too-large': {
    title: 'Le corps est trop grand',
    detail: ({ limitBytes }) => `Un corps compte au plus ${limitBytes} octets.`,
    meaning:
      'Une position est petite. Envoyez une seule position par requête, et seulement les cartes dont elle a besoin.',
    example:
      'Une requête qui emporte le texte de toutes les cartes jamais imprimées est refusée ; envoyez les quelques cartes de la position.',
  },
  'unsupported-media-type': {
    title: 'Type de contenu non pris en charge',
    detail: ({ given, expected }) =>
      `${given === '' ? 'La requête n’indique aucun type de contenu' : `Le type ${given} n’est pas lu ici`} ; envoyez ${expected.join(' ou ')}.`,
    meaning:
      'L’en-tête `Content-Type` doit dire ce qu’est le corps : du JSON, ou du texte brut là où l’adresse lit la notation.',
    example:
      'Un formulaire envoyé en `application/x-www-form-urlencoded` mène ici ; envoyez les mêmes données en `application/json`.',
  },
  'invalid-request': {
    title: 'La requête n’a pas la forme voulue',
    detail: ({ count }) => (count === 1 ? 'Une chose est à corriger.' : `${count} choses sont à corriger.`),
    meaning:
      'Le corps a été lu, mais un champ manque, est inconnu, n’a pas le bon type ou sort des limites. Chaque entrée de `errors` porte un pointeur JSON dans le corps, ou le nom du paramètre. Les schémas se trouvent dans /openapi.json.',
    example:
      '`{"actions": [{"kind": "cast"}]}` mène ici avec le pointeur `/actions/0/kind` : la valeur voulue est `cast-spell`.',
  },
  'impossible-position': {
    title: 'La position est impossible',
    detail: ({ count }) =>
      count === 1
        ? 'Un point de la position est impossible ou inconnu.'
        : `${count} points de la position sont impossibles ou inconnus.`,
    meaning:
      'La position a la bonne forme, mais ne peut pas exister selon les règles, ou nomme une carte ou un joueur que personne ne connaît. Chaque entrée de `errors` montre l’endroit et la règle enfreinte ; un nom inconnu vient avec les plus proches.',
    example:
      'Une carte de rituel parmi les permanents mène ici avec le pointeur `/players/0/battlefield/2` ; changez-la de zone.',
  },
  'illegal-deck': {
    title: 'Un deck n’est pas conforme',
    detail: ({ count }) =>
      count === 1 ? 'Un point des decks n’est pas conforme.' : `${count} points des decks ne sont pas conformes.`,
    meaning:
      'La requête nomme un `format` : les decks ont donc été vérifiés, et l’un d’eux ou sa réserve n’est pas composé comme les règles le veulent. Chaque entrée de `errors` montre le deck ou la réserve, et la règle enfreinte. Sans `format`, aucun deck n’est vérifié.',
    example:
      'Un deck de 50 cartes avec `"format": "constructed"` mène ici avec le pointeur `/players/0/deck` ; le plus petit en a 60.',
  },
  'impossible-action': {
    title: 'L’action nomme ce qui n’existe pas',
    detail: ({ at }) => `L’action ${at} désigne quelque chose qui n’existe pas dans la position.`,
    meaning:
      'Une action illégale est une réponse, non une erreur. Ici, c’est autre chose : l’action nomme un objet, un joueur ou un choix absent de la position, si bien qu’il n’y a rien à juger.',
    example: 'Une action qui attaque avec `bear`, alors que la position ne contient que `bears`, mène ici.',
  },
  'unreadable-notation': {
    title: 'La notation est illisible',
    detail: ({ count }) => (count === 1 ? 'Une ligne n’est pas comprise.' : `${count} endroits ne sont pas compris.`),
    meaning:
      'Ce texte n’est pas la notation d’une position. Chaque entrée de `errors` nomme la ligne. La grammaire est dans la documentation du projet.',
    example: '`A 20 Mountain x2` mène ici, car il manque un deux-points : `A 20: Mountain x2`.',
  },
  'unsupported-format': {
    title: 'Format non pris en charge',
    detail: ({ format }) => `Ce texte ressemble au format ${format}, qui n’est pas lu ici.`,
    meaning:
      'Les positions se lisent en JSON, dans la notation de ce service, ou sous forme de fichier de problème de Forge.',
    example:
      'Une liste de deck mène ici : elle dit ce que contient un deck, non où se trouve chaque carte. Écrivez la position dans la notation.',
  },
  'too-many-requests': {
    title: 'Trop de requêtes',
    detail: () => 'Attendez le temps indiqué par Retry-After.',
    meaning:
      'Le service est trop sollicité depuis un même endroit. L’en-tête `Retry-After` dit dans combien de secondes réessayer.',
    example:
      '`Retry-After: 10` demande dix secondes de patience ; un programme qui a besoin de millions de verdicts peut exécuter le moteur lui-même.',
  },
  internal: {
    title: 'Une défaillance de ce service',
    detail: () => 'Ce qui devrait toujours être vrai ne l’était pas. Votre requête n’y est pour rien.',
    meaning:
      'Aucune requête ne devrait mener ici. Merci de le signaler avec le `X-Request-Id` de la réponse et la requête envoyée.',
    example: 'Aucun n’est connu : chaque cas connu a été réparé.',
  },
}
