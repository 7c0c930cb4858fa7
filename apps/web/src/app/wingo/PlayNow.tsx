import { dashboardPage } from '@platform/messages/dashboardPage';
import { ButtonLink, useOffers } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { wingoPaths } from '../../paths';

export interface PlayNowProps {
  onFollow?: () => void;
}

export function PlayNow({ onFollow }: PlayNowProps) {
  const text = useTexts(dashboardPage);
  const offers = useOffers();
  return (
    offers('wingo') && (
      <ButtonLink href={wingoPaths[1]} onClick={onFollow}>
        {text.playNow}
      </ButtonLink>
    )
  );
}
