import { useBalances, useBetStatistics, useSettledBets } from '@platform/api/react';
import { PlayPanel, useOffers } from '@platform/ui';
import { paths, wingoPaths } from '../../paths';

/** Link to the game, with the member's figures. Missing figures do not disable the link. */
export function Play() {
  const offers = useOffers();
  const balances = useBalances();
  const bets = useSettledBets(1);
  const statistics = useBetStatistics();
  if (!offers('wingo')) return null;
  const today = statistics.data?.days.at(-1);
  return (
    <PlayPanel
      lastGame={bets.data || bets.error ? (bets.data?.rows[0]?.gameType ?? null) : undefined}
      hrefs={wingoPaths}
      wallet={balances.data?.main}
      locker={balances.data?.locker}
      today={today ? today.returned - today.staked : statistics.error ? null : undefined}
      statisticsHref={paths.statistics}
    />
  );
}
