import { menuTitles } from '@platform/messages/menuTitles';
import type { BonusType, IncomeKind } from '@platform/rules/funds';
import { ButtonLink } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { modalHref, paths } from '../../paths';
import { PlayNow } from '../wingo/PlayNow';

const SOURCES: Readonly<Record<IncomeKind | BonusType, 'play' | 'lock' | 'refer'>> = {
  direct: 'refer',
  level: 'refer',
  self: 'play',
  rebate: 'play',
  rank: 'refer',
  locker: 'lock',
  betStatus: 'play',
};

export interface EarnNowProps {
  kind: IncomeKind | BonusType;
}

export function EarnNow({ kind }: EarnNowProps) {
  const text = useTexts(menuTitles);
  const { [kind]: source } = SOURCES;
  if (source === 'play') return <PlayNow />;
  const lock = source === 'lock';
  return (
    <ButtonLink href={lock ? modalHref('activate') : paths.referral}>
      {lock ? text.activate : text.referral}
    </ButtonLink>
  );
}
