import type {
  BetStatistics,
  Deposit,
  IncomeEntry,
  Lock,
  NetworkAddress,
  Referral,
  SettledBet,
  TeamMember,
  TreeMember,
  Withdrawal,
} from '@platform/rules/models';
import { LOCK_PLANS, unlocksAt } from '@platform/rules/funds';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import type { DetailedBet } from '../games/BetDetails/BetDetails';
import type { ProfileFacts } from '../account/ProfileCard/ProfileCard';
import type { HistoryList } from '../data/HistoryTable/types';

/** Current time in every story of a screen: 1 June 2026, noon UTC. */
export const NOW = Date.UTC(2026, 5, 1, 12);

const HOUR = 3_600_000;
const SEED = 0x9f2c4a6b8d0e13579bdf02468ace1357n;
const hashOf = (index: number) =>
  `0x${(SEED ** 2n * BigInt(7919 * (index + 3))).toString(16).padEnd(64, '5c').slice(0, 64)}`;

/** Returns a longer history with these rows on a middle page. */
export const listOf = <Row>(rows: readonly Row[]): HistoryList<Row> => ({
  page: { rows, current: 2, pages: 4, total: 18 },
  onPageChange: () => {},
});

export const deposits: readonly Deposit[] = (
  [
    ['USDT-BEP20', '500'],
    ['USDT-POS', '1250.5'],
    ['FUSD-FRC20', '42.125'],
    ['USDT-BEP20', '10000'],
    ['USDT-BEP20', '75'],
  ] as const
).map(([network, amount], index) => ({
  hash: hashOf(index),
  network,
  amount: parseUsdt(amount),
  madeAt: NOW - (7 + 29 * index) * HOUR,
}));

export const activations: readonly Lock[] = LOCK_PLANS.map((plan, index) => {
  const lockedAt = Date.UTC(2026, 4 - index, 11 + index, 9, 40);
  return {
    amount: parseUsdt('50') * BigInt((index + 1) ** 2),
    plan,
    lockedAt,
    unlocksAt: unlocksAt(lockedAt, plan),
  };
});

export const withdrawals: readonly Withdrawal[] = (
  ['pending', 'review', 'success', 'failed', 'held', 'success'] as const
).map((state, index) => ({
  network: 'USDT-BEP20',
  state,
  amount: parseUsdt('120.5') * BigInt(index + 1),
  payable: parseUsdt('120.5') * BigInt(index + 1),
  hash: state === 'success' || state === 'review' ? hashOf(index) : null,
  changedAt: state === 'pending' ? null : NOW - 31 * index * HOUR,
}));

export const settledBets: readonly SettledBet[] = (
  [
    ['Wingo 1 Min', 'color', 'Green', '10', '19.6', 7],
    ['Wingo 1 Min', 'number', '7', '2.5', '0', 2],
    ['Wingo 3 Min', 'high', 'High', '100', '196', 8],
    ['Wingo 5 Min', 'color', 'Violet', '5', '22.05', 0],
    ['Wingo 10 Min', 'color', 'Red', '1000', '0', 1],
  ] as const
).map(([game, betType, position, amount, winning, result], index) => ({
  id: `B-${20_418 - 3 * index}`,
  game,
  state: winning === '0' ? 'lost' : 'won',
  settledAt: NOW - (11 + 173 * index) * 60_000,
  amount: parseUsdt(amount),
  position,
  winning: parseUsdt(winning),
  received: parseUsdt(winning),
  bet: parseBet(betType, position.toLowerCase()),
  roundNumber: `2026060110001070${8 - index}`,
  result,
  placedAt: NOW - (11.5 + 173 * index) * 60_000,
}));

/** Refunded bet: its round was voided. */
export const refundedBet: SettledBet = {
  id: 'B-20421',
  game: 'Wingo 1 Min',
  state: 'refunded',
  settledAt: NOW - 8 * 60_000,
  amount: parseUsdt('10'),
  position: 'Low',
  winning: parseUsdt('10'),
  received: parseUsdt('10'),
  bet: parseBet('low', ''),
  roundNumber: '20260601100010711',
  voidReason: 'no-beacon',
  placedAt: NOW - 9.5 * 60_000,
};

export const incomes: readonly IncomeEntry[] = settledBets.map((bet, index) => ({
  amount: bet.amount / 50n,
  remark: ['Level 1 of ASHA01', 'Level 2 of RAVI07', 'Level 1 of MEI22'][index % 3] ?? '',
  receivedAt: bet.settledAt,
  bet,
}));

const MEMBERS: readonly (readonly [code: string, name: string])[] = [
  ['ASHA01', 'Asha Rao'],
  ['RAVI07', 'Ravi Menon'],
  ['MEI22', 'Mei Tanaka'],
  ['OMAR13', 'Omar Haddad'],
  ['LUCIA5', 'Lucía Fernández'],
  ['NOAH88', 'Noah Okafor'],
  ['PRIYA3', 'Priya Nair'],
  ['JONAS9', 'Jonas Weber'],
  ['SOFIA4', 'Sofia Rossi'],
];

/** Members on the first page of a history. */
const ON_A_PAGE = MEMBERS.slice(0, 5);

export const referrals: readonly Referral[] = ON_A_PAGE.map(([username, name], index) => ({
  username,
  name: index === 3 ? null : name,
  joinedAt: NOW - 53 * (index + 1) * HOUR,
  packageAmount: index === 1 ? 0n : parseUsdt('250') * BigInt(index + 1),
  activatedAt: index === 1 ? null : NOW - 47 * (index + 1) * HOUR,
}));

export const teamLevels = [
  { level: 1, name: 'Level 1', total: 18 },
  { level: 2, name: 'Level 2', total: 46 },
  { level: 3, name: 'Level 3', total: 1 },
] as const;

export const teamMembers: readonly TeamMember[] = ON_A_PAGE.map(([code, name], index) => ({
  serial: 6 + index,
  code,
  name,
  joinedAt: NOW - 53 * (index + 1) * HOUR,
  level: 1,
}));

/** Builds a member of the tree from its index in `MEMBERS`. */
const treeMember = (
  index: number,
  teamSize: number,
  children: readonly TreeMember[] = [],
): TreeMember => {
  const [code, name] = MEMBERS[index] ?? ['', ''];
  const active = index % 4 !== 3;
  return {
    id: String(index + 1),
    code,
    name,
    active,
    joinedAt: NOW - 53 * (index + 1) * HOUR,
    investment: active ? parseUsdt('250') * BigInt(index + 1) : 0n,
    teamSize,
    children,
  };
};

/** Team tree of three levels. Some members of the third level have teams that are not included. */
export const teamTree: TreeMember = treeMember(0, 64, [
  treeMember(1, 9, [treeMember(4, 2), treeMember(5, 0), treeMember(6, 4)]),
  treeMember(2, 0),
  treeMember(3, 31, [treeMember(7, 12), treeMember(8, 0)]),
]);

export const depositAddresses: readonly NetworkAddress[] = [
  { network: 'FUSD-FRC20', address: '0x7A3fC21b90De4468eB1c05D4a2F6839E71c0b5D2' },
  { network: 'USDT-BEP20', address: '0x19bE05a7cD42f38A6e90C4d71b2D5f8E3a64c0F7' },
  { network: 'USDT-POS', address: '0xC4d8E6a01F5b7392e1d3A09c68B27fD5407eA19b' },
];

/** First bet of the list, with all optional facts. */
export const detailedBet: DetailedBet = {
  id: 'B-20418',
  game: 'Wingo 1 Min',
  state: 'won',
  position: 'Green',
  amount: parseUsdt('10'),
  winning: parseUsdt('19.6'),
  received: parseUsdt('19.6'),
  roundNumber: '20260601100010708',
  result: 7,
  placedAt: NOW - 11.5 * 60_000,
  settledAt: NOW - 11 * 60_000,
};

/** Signed-in member. */
export const member: ProfileFacts = {
  code: 'ASHA01',
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '+919876543210',
  joinedAt: Date.UTC(2024, 0, 5, 15, 7),
  rank: 'Gold',
  packageAmount: parseUsdt('1234.5678'),
};

/** Statistics of a member's bets over a month. */
export const statistics: BetStatistics = {
  games: [
    { gameType: 1, settled: 214, wins: 103, staked: 1_840_500_000n, returned: 1_912_360_000n },
    { gameType: 2, settled: 58, wins: 21, staked: 960_000_000n, returned: 702_800_000n },
    { gameType: 4, settled: 9, wins: 5, staked: 4_200_000_000n, returned: 4_410_000_000n },
  ],
  days: Array.from({ length: 30 }, (_, index) => {
    const played = index % 3 !== 1;
    return {
      day: new Date(NOW - (29 - index) * 24 * HOUR).toISOString().slice(0, 10),
      settled: played ? 9 : 0,
      wins: played ? 4 : 0,
      staked: played ? parseUsdt('90') : 0n,
      returned: played ? parseUsdt('64.5') + parseUsdt('11.25') * BigInt((index * 7) % 6) : 0n,
    };
  }),
  streak: { outcome: 'won', bets: 3 },
  longestWon: 8,
  longestLost: 6,
};
