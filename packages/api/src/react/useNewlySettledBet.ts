import { useCallback, useState } from 'react';
import type { MyBet } from '../domain/wingo';

/** What is known of the bets on a screen. */
interface Watch {
  /** The bets as last seen. */
  readonly seen: readonly MyBet[] | undefined;
  /** The ids of those that were not settled then, as far as is known. */
  readonly open: ReadonlySet<string>;
  /** Those settled since, oldest first, and not dismissed yet. */
  readonly settled: readonly MyBet[];
}

const isOpen = ({ state }: MyBet) => state === 'open' || state === null;

/** Compares the bets with what was known of them. */
function look(watch: Watch, bets: readonly MyBet[]): Watch {
  const open = bets.filter(isOpen).map(({ id }) => id);
  const justSettled = bets.filter((bet) => !isOpen(bet) && watch.open.has(bet.id));
  return {
    seen: bets,
    open: new Set(open),
    settled: [...watch.settled, ...justSettled.reverse()],
  };
}

/**
 * The bet to tell the player about: one that was open on this screen and has been settled since, the
 * oldest first. `dismiss` moves on to the next. What was settled before the screen opened is history.
 *
 * @param bets the player's bets, newest first, `undefined` while they are not known
 */
export function useNewlySettledBet(bets: readonly MyBet[] | undefined): {
  readonly settledBet: MyBet | undefined;
  readonly dismiss: () => void;
} {
  const [watch, setWatch] = useState<Watch>({ seen: undefined, open: new Set(), settled: [] });
  if (bets && bets !== watch.seen) setWatch(look(watch, bets));
  const dismiss = useCallback(
    () => setWatch((current) => ({ ...current, settled: current.settled.slice(1) })),
    [],
  );
  return { settledBet: watch.settled[0], dismiss };
}
