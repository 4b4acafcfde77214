/** The version of the service, that of package.json. `/v1` in paths never changes meaning whatever this says. */
export const VERSION = '0.1.0'
