import { createHash, randomUUID } from 'node:crypto';
import type { Platform } from '../../../packages/testing/src/platformServer.ts';

/**
 * Pays to an address on the demo chain. The server credits the payment automatically.
 *
 * @param amount in micro-USDT
 */
export async function payOnChain(
  { query }: Platform,
  network: string,
  address: string,
  amount: bigint,
): Promise<string> {
  const hash = `0x${createHash('sha256').update(randomUUID()).digest('hex')}`;
  await query(
    'insert into demo_transfer (network, address, amount, hash) values ($1, lower($2), $3, $4)',
    [network, address, String(amount), hash],
  );
  return hash;
}

/**
 * Pauses payments on the demo chain, which keeps withdrawals pending until the returned function is
 * called.
 */
export async function stopPayments({ query }: Platform): Promise<() => Promise<void>> {
  await query('alter table payment add constraint stopped check (false) not valid');
  return async () => void (await query('alter table payment drop constraint stopped'));
}
