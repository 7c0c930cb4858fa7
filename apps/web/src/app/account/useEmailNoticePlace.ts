import { useClient, usePreference } from '@platform/api/react';
import { useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns true while a page reserves space for the notice. The space stays if the address turns out
 * to be confirmed, because removing it would shift the page. After a dismissal, no space is
 * reserved for a day.
 */
export function useEmailNoticePlace(page: string, allowed: boolean): boolean {
  const { now } = useClient();
  const [confirmed] = usePreference('emailConfirmed');
  const [dismissedAt] = usePreference('emailNoticeDismissedAt');
  const [openedAt] = useState(now);
  const decide = () => ({ page, allowed, wanted: allowed && confirmed !== 'true' });
  const [place, setPlace] = useState(decide);
  if (place.page !== page || place.allowed !== allowed) setPlace(decide());
  const isDismissed = dismissedAt !== null && openedAt < Number(dismissedAt) + DAY_MS;
  return place.wanted && !isDismissed;
}
