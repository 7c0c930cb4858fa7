/* Error codes that the client compares with every failed call. This file contains only codes, so
   that the landing page does not load the schemas of two-factor authentication. */

/**
 * Error code of calls that require a proof of the password. The parameter `proof` is `code` if the
 * call also requires an authenticator code in `twofactor`.
 */
export const PASSWORD_REQUIRED = 'PASSWORD_REQUIRED';

/** Error code for a wrong or already used one-time code. */
export const WRONG_OTP = 'WRONG_OTP';
