import type { Leader, PublicPlay } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';

const AT = Date.UTC(2026, 0, 15, 12);

export const plays: readonly PublicPlay[] = [
  {
    kind: 'bet',
    id: 'b5',
    player: 'R•••i',
    gameType: 1,
    bet: parseBet('number', '7'),
    amount: parseUsdt('2'),
    at: AT,
  },
  {
    kind: 'win',
    id: 'w2',
    player: 'A•••a',
    gameType: 1,
    staked: parseUsdt('10'),
    received: parseUsdt('88.2'),
    at: AT - 1_000,
  },
  {
    kind: 'win',
    id: 'w1',
    player: null,
    gameType: 3,
    staked: parseUsdt('5'),
    received: parseUsdt('9.8'),
    at: AT - 1_000,
  },
  {
    kind: 'bet',
    id: 'b4',
    player: 'K•••y',
    gameType: 2,
    bet: parseBet('color', 'green'),
    amount: parseUsdt('12.5'),
    at: AT - 9_000,
  },
  {
    kind: 'bet',
    id: 'b3',
    player: null,
    gameType: 4,
    bet: parseBet('high', ''),
    amount: parseUsdt('100'),
    at: AT - 12_000,
  },
];

const leaders: readonly Leader[] = [
  { player: 'A•••a', net: parseUsdt('1204.56') },
  { player: null, net: parseUsdt('980') },
  { player: 'R•••i', net: parseUsdt('310.2') },
  { player: 'K•••y', net: parseUsdt('88.2') },
  { player: 'J•••n', net: parseUsdt('9.8') },
];

export const entries = leaders.map(({ player, net }) => ({
  player,
  amount: net,
}));
