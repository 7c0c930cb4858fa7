/**
 * Returns a link for an email. The token is in the fragment, which browsers send neither to servers
 * nor in the referrer, so no log contains the token.
 */
export const mailLink = (origin: string, tab: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab })}#${new URLSearchParams({ token })}`;
