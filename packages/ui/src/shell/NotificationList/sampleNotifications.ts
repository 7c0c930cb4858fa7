import type { MemberNotification } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';

const AT = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;

export const sampleNotifications: readonly MemberNotification[] = [
  {
    kind: 'round',
    id: '9',
    at: AT,
    unread: true,
    gameType: 1,
    roundNumber: '20260115100010720',
    number: 7,
    staked: parseUsdt('14'),
    received: parseUsdt('19.6'),
  },
  {
    kind: 'round',
    id: '8',
    at: AT - HOUR,
    unread: true,
    gameType: 3,
    roundNumber: '20260115100030131',
    number: 2,
    staked: parseUsdt('12'),
    received: parseUsdt('3.92'),
  },
  {
    kind: 'round',
    id: '7',
    at: AT - 2 * HOUR,
    unread: false,
    gameType: 2,
    roundNumber: '20260115100020198',
    number: null,
    staked: parseUsdt('5'),
    received: parseUsdt('5'),
  },
  { kind: 'deposit', id: '6', at: AT - 3 * HOUR, unread: false, amount: parseUsdt('250') },
  {
    kind: 'withdrawal',
    id: '5',
    at: AT - 5 * HOUR,
    unread: false,
    step: 'paid',
    amount: parseUsdt('100'),
  },
  {
    kind: 'lock',
    id: '4',
    at: AT - 8 * HOUR,
    unread: false,
    released: true,
    amount: parseUsdt('500'),
  },
  { kind: 'ticket', id: '3', at: AT - 9 * HOUR, unread: false, state: 'answered' },
  { kind: 'security', id: '2', at: AT - 26 * HOUR, unread: false, event: 'password-changed' },
];
