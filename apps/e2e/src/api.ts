import { randomUUID } from 'node:crypto';
import type { Member } from '../../../packages/testing/src/member.ts';
import { totp } from './totp.ts';

/**
 * Calls the API as a member: a POST with a body, otherwise a GET. On failure, throws the server's
 * message.
 */
export type Call = <Reply>(member: Member, path: string, body?: object) => Promise<Reply>;

/** @param origin origin of any site of the server; all brands share the API */
export const callsTo =
  (origin: string): Call =>
  async ({ token }, path, body) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as { status: string; message?: string };
    if (reply.status === 'success') return reply as never;
    throw new Error(`${path} was refused: ${reply.message}`);
  };

export const TXN_PASSWORD = 'Moonrise-2026';

export async function setWalletAddress(call: Call, member: Member, address: string): Promise<void> {
  await call(member, 'user/changeTxnPassword', {
    currentTxnPassword: '',
    txnPassword: TXN_PASSWORD,
    reTxnPassword: TXN_PASSWORD,
  });
  await call(member, 'user/updateWallet', { wallet_address: address, txnPassword: TXN_PASSWORD });
}

/** Returns the secret, whose current code has been used. */
export async function enableTwoFactor(call: Call, member: Member): Promise<string> {
  const { secret } = await call<{ secret: string }>(member, 'twofactor/generate');
  await call(member, 'twofactor/authotp', {
    authotp: totp(secret),
    authtype: 'Enable',
    authkey: secret,
    password: member.password,
  });
  return secret;
}

/**
 * @param amount in USDT
 * @param planid 1 to 5: 3, 6, 12, 24 and 48 months
 */
export const lockFunds = (call: Call, member: Member, amount: number, planid: number) =>
  call(member, 'fund/Activatenow', { Amount: amount, planid });
