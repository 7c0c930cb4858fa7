import { authStatus } from '../contract';
import { toTwoFactorEnabled } from '../domain/security';
import { useQuery, type Query } from './useQuery';

/** Whether the member has two-factor authentication. */
export const useTwoFactorEnabled = (): Query<boolean> =>
  useQuery(authStatus, {}, toTwoFactorEnabled);
