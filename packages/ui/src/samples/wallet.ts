import { LOCK_PLANS, unlocksAt } from '@platform/rules/funds';
import type { Deposit, Lock, NetworkAddress, Withdrawal } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { HOUR, NOW } from './time';

const SEED = 0x9f2c4a6b8d0e13579bdf02468ace1357n;
const hashOf = (index: number) =>
  `0x${(SEED ** 2n * BigInt(7919 * (index + 3))).toString(16).padEnd(64, '5c').slice(0, 64)}`;

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

export const locks: readonly Lock[] = LOCK_PLANS.map((plan, index) => {
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

export const depositAddresses: readonly NetworkAddress[] = [
  { network: 'FUSD-FRC20', address: '0x7A3fC21b90De4468eB1c05D4a2F6839E71c0b5D2' },
  { network: 'USDT-BEP20', address: '0x19bE05a7cD42f38A6e90C4d71b2D5f8E3a64c0F7' },
  { network: 'USDT-POS', address: '0xC4d8E6a01F5b7392e1d3A09c68B27fD5407eA19b' },
];

export const walletAddress = '0x5c1e2b7a9d3f4e8c6b0a1d2e3f4a5b6c7d8e9f01';
