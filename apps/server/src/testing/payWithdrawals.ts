import { USDT } from '@platform/rules/money';
import type { Database } from '../db/database';
import { demoChain, demoSigner } from '../ports/chain/demo';
import type { PaymentSigner, Payouts } from '../ports/chain/payouts';
import { followPayments } from '../wallet/payments';
import { signWithdrawals, type SignOptions } from '../wallet/signing';

export type Wallet = Payouts & PaymentSigner;

export function demoWallet(db: Database): Wallet {
  const { payouts } = demoChain(db);
  if (payouts === undefined) throw new Error('The demo chain pays nothing.');
  return { ...payouts, ...demoSigner };
}

/** Options of a signer, with limits too high for a test to reach by accident. */
export const SIGN_OPTIONS = {
  limits: { hour: 1_000_000_000n * USDT, day: 1_000_000_000n * USDT },
  waitHours: 0,
} as const;

export async function payWithdrawals(
  db: Database,
  wallet: Wallet,
  options: Partial<SignOptions> & Pick<SignOptions, 'onError'>,
): Promise<void> {
  await followPayments(db, wallet, options);
  await signWithdrawals(db, wallet, { ...SIGN_OPTIONS, ...options });
  await followPayments(db, wallet, options);
}
