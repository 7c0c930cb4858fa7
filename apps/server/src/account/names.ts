/**
 * How a name to sign in by is kept and compared, in whatever case it is typed: an e-mail address in
 * lower case, a user ID, which holds no '@', in upper case. What names are counted by must be this
 * too, or another spelling of a letter would be another name to guess for.
 */
export const nameKey = (name: string): string =>
  name.includes('@') ? name.toLowerCase() : name.toUpperCase();
