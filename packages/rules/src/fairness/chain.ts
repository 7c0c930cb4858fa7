import type { PublishedRound, Verdict } from '../wingo';
import { verifyRound, type Expected } from './verify';

/** Range of missing positions between two rounds, both ends inclusive. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface ChainVerdict {
  readonly verdicts: readonly Verdict[];
  readonly gaps: readonly Gap[];
  /** Positions with two different rounds. */
  readonly doubled: readonly number[];
  /** Round numbers that appear at two positions. */
  readonly renumbered: readonly string[];
  readonly fair: boolean;
}

const inOrder = (rounds: readonly PublishedRound[]): readonly PublishedRound[] =>
  [...new Map(rounds.map((round) => [JSON.stringify(round), round])).values()].sort(
    (one, other) => one.place - other.place,
  );

const pairsOf = (rounds: readonly PublishedRound[]) =>
  rounds.map((round, index) => [rounds[index - 1], round] as const);

function gapsIn(rounds: readonly PublishedRound[]): Gap[] {
  return pairsOf(rounds).flatMap(([previous, { place }]) =>
    previous !== undefined && place > previous.place + 1
      ? [{ from: previous.place + 1, to: place - 1 }]
      : [],
  );
}

function doubledIn(rounds: readonly PublishedRound[]): number[] {
  const doubled = pairsOf(rounds).filter(([previous, { place }]) => previous?.place === place);
  return [...new Set(doubled.map(([, { place }]) => place))];
}

function renumberedIn(rounds: readonly PublishedRound[]): string[] {
  const places = new Map<string, number>();
  const renumbered = new Set<string>();
  for (const { roundNumber, place } of rounds) {
    if ((places.get(roundNumber) ?? place) !== place) renumbered.add(roundNumber);
    places.set(roundNumber, place);
  }
  return [...renumbered];
}

/**
 * Verifies consecutive rounds of one game: every round, every link, no missing or duplicate
 * position, and a beacon in every round after the first beacon.
 *
 * @param rounds in any order
 * @throws FairnessError for malformed values
 */
export function verifyRounds(
  rounds: readonly PublishedRound[],
  expected: Omit<Expected, 'keptRoot'> = {},
): ChainVerdict {
  const chain = inOrder(rounds);
  const [gaps, doubled, renumbered] = [gapsIn(chain), doubledIn(chain), renumberedIn(chain)];
  let needsBeacon = expected.needsBeacon ?? false;
  const verdicts = pairsOf(chain).map(([previous, round]) => {
    const before = previous?.place === round.place - 1 ? previous.link : undefined;
    const verdict = verifyRound(round, before, { ...expected, needsBeacon });
    needsBeacon ||= round.beacon !== null;
    return verdict;
  });
  const whole = gaps.length + doubled.length + renumbered.length === 0;
  return {
    verdicts,
    gaps,
    doubled,
    renumbered,
    fair: whole && verdicts.every(({ fair }) => fair),
  };
}
