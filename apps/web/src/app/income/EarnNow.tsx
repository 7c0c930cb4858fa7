import type { BonusType, IncomeType } from '@platform/api';
import { menuTitles } from '@platform/messages/menuTitles';
import { ButtonLink } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { modalHref, paths } from '../../paths';
import { PlayNow } from '../wingo/PlayNow';

/** What brings each kind of income. */
const SOURCES: Readonly<Record<IncomeType | BonusType, 'play' | 'lock' | 'refer'>> = {
  Trade_profit: 'play',
  Trade_level_income: 'refer',
  Self_deposit_bonus: 'play',
  Refer_income: 'refer',
  Locker_profit: 'lock',
  direct: 'refer',
  level: 'refer',
  self: 'play',
  rebate: 'play',
  rank: 'refer',
  betStatus: 'play',
};

export interface EarnNowProps {
  type: IncomeType | BonusType;
}

/** Leads to what brings an income: a game, the Locker, or the referral link. */
export function EarnNow({ type }: EarnNowProps) {
  const text = useTexts(menuTitles);
  const { [type]: source } = SOURCES;
  if (source === 'play') return <PlayNow />;
  const lock = source === 'lock';
  return (
    <ButtonLink href={lock ? modalHref('activate') : paths.referral}>
      {lock ? text.activate : text.referral}
    </ButtonLink>
  );
}
