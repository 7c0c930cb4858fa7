import { useClient, usePreference } from '@platform/api/react';
import { useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A page keeps its place if the address turns out to be confirmed: removing it would move the page.
 * A dismissed notice has no place for a day.
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
