import { generateSecret } from '../contract';
import { toTwoFactorSecret, type TwoFactorSecret } from '../domain/security';
import { useQuery, type Query } from './useQuery';

// The answer of a moment ago may be a secret that has been spent since.
const SETTINGS = { dedupingInterval: 0 };

/**
 * The secret for the member's authenticator app.
 *
 * @param wanted whether it is to be shown: only while two-factor authentication is disabled
 */
export const useTwoFactorSecret = (wanted: boolean): Query<TwoFactorSecret> =>
  useQuery(generateSecret, wanted ? {} : null, toTwoFactorSecret, SETTINGS);
