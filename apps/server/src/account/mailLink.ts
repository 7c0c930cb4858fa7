/**
 * Returns the URL of a dialog, for a link in an email. The token is in the fragment, which browsers
 * send neither to servers nor in the referrer, so no log contains the token.
 *
 * @param origin origin of the site, without a trailing slash
 * @param tab name of the dialog
 */
export const mailLink = (origin: string, tab: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab })}#${new URLSearchParams({ token })}`;
