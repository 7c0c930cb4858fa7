import type { GameRecord, WingoRound } from '@platform/rules/models';
import {
  closingOf,
  SECONDS_BEFORE_ZERO,
  type Digit,
  type PublishedRound,
  type Step,
  type StepName,
  type Verdict,
  type VoidReason,
} from '@platform/rules/wingo';

const DRAND_KEY =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const SEED = '0e7d7593fe087e9550dc3eef7ff53ab232f5cb078e1a8e59b984f4bef47d95a5';
const OTHER_HASH = '8cf3332419d1eceb0d1a4b64912872e39e0f8e3b6a9bae91a99ab9ca7435ab21';
const ROOT = '3b0c9b0a1f6f1d0e5c2e7a54d8f9a6c1b7e2d3f40516273849a0b1c2d3e4f506';

/**
 * Published round from a server that uses drand. The values have the right format but are invented.
 */
export const publishedRound: PublishedRound = {
  roundNumber: '20261122100010481',
  place: 481,
  closesAt: Date.UTC(2026, 10, 22, 8, 0, 45),
  commitment: '7626f68cece37c4a7efe0f1e7fc4367560ff51ebb45b6a059845339fa7c7801e',
  link: '353763762be8ee7cbdb9c92b3ed5b3fb435b164d660a6858146ddb6da36bf6b8',
  serverSeed: SEED,
  beacon: {
    source: 'drand',
    publicKey: DRAND_KEY,
    round: 34_177_028,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  digit: 1,
  voidReason: null,
  seal: { bets: 7, root: ROOT },
};

/** Published round whose beacon comes from the server itself. */
export const localRound: PublishedRound = {
  ...publishedRound,
  beacon: publishedRound.beacon && { ...publishedRound.beacon, source: 'local' },
};

export const offRound = (voidReason: VoidReason): PublishedRound => ({
  ...publishedRound,
  digit: null,
  voidReason,
  serverSeed: voidReason === 'seed-lost' ? null : SEED,
  seal: { bets: 7, root: voidReason === 'no-root' ? null : ROOT },
  beacon: publishedRound.beacon && { ...publishedRound.beacon, signature: null },
});

/** Running round on the board. Tests and stories override some fields. */
export const runningRound = ({
  gameType = 1,
  endsAt,
  ...rest
}: Pick<WingoRound, 'roundNumber' | 'endsAt'> & Partial<WingoRound>): WingoRound => ({
  gameType,
  endsAt,
  closesAt: endsAt - closingOf(gameType).closes * 1000,
  drawsAt: endsAt - SECONDS_BEFORE_ZERO.draws * 1000,
  clockOffset: 0,
  commitment: null,
  beacon: null,
  ...rest,
});

export const drawnRecord = (roundNumber: string, number: Digit): GameRecord => ({
  roundNumber,
  result: { roundNumber, number },
  voidReason: null,
  proof: { ...publishedRound, roundNumber, digit: number },
});

export const offRecord = (
  roundNumber: string,
  voidReason: VoidReason = 'no-beacon',
): GameRecord => ({
  roundNumber,
  result: null,
  voidReason,
  proof: { ...offRound(voidReason), roundNumber },
});

const RECEIPT = [
  'receipt-signature',
  'receipt-commitment',
  'receipt-beacon',
  'receipt-time',
  'receipt-root',
] as const;
const ROUND = [
  'commitment',
  'close',
  'beacon-key',
  'beacon-schedule',
  'beacon-signature',
  'result',
  'link',
] as const;

const publishedOf = (name: StepName, { commitment, beacon, digit, link, seal }: PublishedRound) =>
  ({
    commitment,
    close: '2026-11-22T08:00:45.000Z',
    'beacon-key': beacon?.publicKey ?? '',
    'beacon-schedule': String(beacon?.round),
    'beacon-signature': beacon?.signature ?? '',
    result: String(digit),
    link,
    root: seal?.root ?? '',
    'root-kept': seal?.root ?? '',
    'receipt-signature': 'a1dae37a6457a56b3c1c3d1eac7e01e8'.repeat(4),
    'receipt-commitment': commitment,
    'receipt-beacon': String(beacon?.round),
    'receipt-time': '2026-11-22T08:00:31.000Z',
    'receipt-root': seal?.root ?? '',
  })[name];

/** Values of failed steps that are not hashes. */
const WRONG: Partial<Record<StepName, Step['computed']>> = {
  'receipt-time': { code: 'afterClose' },
  'receipt-root': { code: 'invalid' },
};

interface VerdictOptions {
  /** Names of the steps that fail. */
  wrong?: readonly StepName[];
  /** Includes the receipt of a bet in the verification. */
  receipt?: boolean;
  /** Includes the root kept by the browser in the verification. */
  kept?: boolean;
}

export function verdictOn(
  round: PublishedRound,
  { wrong = [], receipt = false, kept = false }: VerdictOptions = {},
): Verdict {
  const names: readonly StepName[] = [
    ...ROUND,
    ...(kept ? (['root-kept'] as const) : []),
    ...(receipt ? RECEIPT : []),
  ];
  const steps = names.map((name): Step => {
    const published = publishedOf(name, round);
    const ok = !wrong.includes(name);
    return {
      name,
      ok,
      published,
      computed: ok ? published : (WRONG[name] ?? OTHER_HASH),
      from: name === 'commitment' ? [['serverSeed', SEED]] : [],
    };
  });
  return { roundNumber: round.roundNumber, fair: wrong.length === 0, steps };
}
