import {
  FairnessError,
  parsePublishedRound,
  verifyRounds,
  type ChainVerdict,
  type Gap,
} from '../fairness';
import { gameOf, VOID_REASONS, type PublishedRound } from '../wingo';
import { expectedIn } from './expected';
import { CliError, type Io } from './io';
import { readRows } from './json';
import { countOf, failureLines } from './report';
import type { Values } from './values';

function parse(row: unknown, index: number): PublishedRound {
  try {
    return parsePublishedRound(row);
  } catch (error) {
    if (!(error instanceof FairnessError)) throw error;
    const number = (row as { roundNumber?: unknown } | null)?.roundNumber;
    const name = typeof number === 'string' ? ` (round ${number})` : '';
    throw new CliError(`Row ${index + 1}${name} cannot be read: ${error.message}`);
  }
}

export function readRounds(file: string, io: Io): readonly PublishedRound[] {
  const rounds = readRows(file, io).map(parse);
  if (rounds.length === 0)
    throw new CliError('The file has no rounds. Save a reply of GET /api/fairness/rounds in it.');
  const games = new Set(rounds.flatMap(({ roundNumber }) => gameOf(roundNumber) ?? []));
  if (games.size <= 1) return rounds;
  throw new CliError(
    `The file has rounds of the games ${[...games].join(', ')}. Each game has its own chain: check one game at a time.`,
  );
}

const OPERATORS = {
  drand: 'operated by the League of Entropy',
  local: 'operated by the server: not independent',
};

function beaconLines(rounds: readonly PublishedRound[]): string[] {
  const counts = new Map<string, number>();
  for (const { beacon } of rounds) {
    const name = beacon
      ? `${beacon.source}, ${OPERATORS[beacon.source]}, key ${beacon.publicKey}`
      : 'none: only the seed decided';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `Beacon of ${countOf(count, 'round')}: ${name}.`);
}

function summary(rounds: readonly PublishedRound[]): string {
  const reasons = VOID_REASONS.map((reason) => ({
    reason,
    count: rounds.filter(({ voidReason }) => voidReason === reason).length,
  })).filter(({ count }) => count > 0);
  const off = reasons.map(({ reason, count }) => `, ${count} voided (${reason})`).join('');
  const drawn = rounds.filter(({ digit }) => digit !== null).length;
  return `${drawn} drawn${off}`;
}

const gapText = ({ from, to }: Gap): string =>
  from === to ? `place ${from}` : `places ${from} to ${to}`;

function chainLines({ gaps, doubled, renumbered }: ChainVerdict): string[] {
  return [
    ...gaps.map((gap) => `MISSING: ${gapText(gap)}.`),
    ...doubled.map((place) => `TWO DIFFERENT ROUNDS at place ${place}.`),
    ...renumbered.map((number) => `THE NUMBER ${number} is at two places.`),
  ];
}

const faultsText = (count: number): string =>
  count === 0 ? '' : `, and ${countOf(count, 'fault')} of the chain`;

function endLines(rounds: readonly PublishedRound[]): string[] {
  const first = Math.min(...rounds.map(({ place }) => place));
  const last = rounds.reduce((one, other) => (other.place > one.place ? other : one));
  return [
    ...(first > 1 ? [`The rounds begin at place ${first}: the first link is not checked.`] : []),
    `The chain ends at place ${last.place} with the link ${last.link}.`,
    'Keep this link. It shows later that no earlier round was changed.',
  ];
}

export function verifyFile(
  rounds: readonly PublishedRound[],
  values: Values,
  { print, printError }: Io,
): boolean {
  print(`Checking ${countOf(rounds.length, 'round')}: ${summary(rounds)}.`);
  const verdict = verifyRounds(rounds, expectedIn(values));
  beaconLines(rounds).forEach(print);
  const unfair = verdict.verdicts.filter(({ fair }) => !fair);
  for (const { roundNumber, steps } of unfair) {
    printError([`NOT FAIR: round ${roundNumber}`, ...failureLines(steps)].join('\n'));
  }
  const faults = chainLines(verdict);
  faults.forEach(printError);
  endLines(rounds).forEach(print);
  const all = countOf(verdict.verdicts.length, 'round');
  if (verdict.fair) print(`FAIR: ${all}, each step agrees.`);
  else printError(`NOT FAIR: ${unfair.length} of ${all}${faultsText(faults.length)}.`);
  return verdict.fair;
}
