import { dashboardPage } from '@platform/messages/dashboardPage';
import { ButtonLink, useOffers } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { wingoPaths } from '../paths';

/** Leads to the shortest game of Wingo, where the brand offers it. */
export function PlayNow() {
  const text = useTexts(dashboardPage);
  const offers = useOffers();
  return offers('wingo') && <ButtonLink href={wingoPaths[1]}>{text.playNow}</ButtonLink>;
}
