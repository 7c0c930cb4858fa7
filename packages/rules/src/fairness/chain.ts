import type { PublishedRound, Verdict } from '../wingo';
import { verifyRound, type Expected } from './verify';

/** Places that are missing between two rounds, the first and the last of them. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** What a verification of many rounds found. */
export interface ChainVerdict {
  /** One a round, by place. */
  readonly verdicts: readonly Verdict[];
  readonly gaps: readonly Gap[];
  /** The places at which there are two different rounds. */
  readonly doubled: readonly number[];
  /** The numbers that two rounds have at different places. */
  readonly renumbered: readonly string[];
  readonly fair: boolean;
}

/** The rounds by place; what was published twice without a difference counts once. */
const inOrder = (rounds: readonly PublishedRound[]): readonly PublishedRound[] =>
  [...new Map(rounds.map((round) => [JSON.stringify(round), round])).values()].sort(
    (one, other) => one.place - other.place,
  );

/** Each round with the one before it. */
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
 * Verifies rounds of one game that follow each other: each on its own, each link, that no place is
 * missing or taken twice, and that none goes without a beacon once there was one.
 *
 * @param rounds in any order
 * @throws FairnessError for values that are malformed
 */
export function verifyRounds(
  rounds: readonly PublishedRound[],
  expected: Expected = {},
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
