import { usePreference, useProfile } from '@platform/api/react';
import { useEffect } from 'react';

/**
 * Stores whether the member's email address is confirmed, for the first render of the next page.
 */
export function useRememberConfirmation() {
  const { data: profile } = useProfile();
  const [stored, store] = usePreference('emailConfirmed');
  const confirmed = profile && String(profile.emailConfirmed);
  useEffect(() => {
    if (confirmed !== undefined && confirmed !== stored) store(confirmed);
  }, [confirmed, stored, store]);
}
