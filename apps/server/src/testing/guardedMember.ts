import { otpCode } from './otp';
import type { Wire } from './wire';

export const TXN_PASSWORD = 'Second-Horse-2';

export interface GuardedMember {
  token: string;
  id: bigint;
  code: string;
  email: string;
  password: string;
  secret: string;
}

/**
 * Creates a member with an authenticator app. The registration uses up the current code, so the
 * next one is valid.
 */
export async function guardedMember(wire: Wire, address: string): Promise<GuardedMember> {
  const { token, user, registration } = await wire.signUp();
  const { email, password } = registration;
  const call = async (path: string, payload?: object) => {
    const reply = await (payload ? wire.post(path, payload, { token }) : wire.get(path, { token }));
    if (reply.body.status === 'success') return reply.body;
    throw new Error(`${path} was refused: ${reply.body.message}`);
  };
  const txn = { txnPassword: TXN_PASSWORD, reTxnPassword: TXN_PASSWORD };
  await call('/api/user/changeTxnPassword', txn);
  await call('/api/user/updateWallet', { wallet_address: address, txnPassword: TXN_PASSWORD });
  const { secret } = await call('/api/twofactor/generate');
  const enable = { authtype: 'Enable', authotp: otpCode(secret), authkey: secret, password };
  await call('/api/twofactor/authotp', enable);
  return { token, id: BigInt(user.id), code: user.code, email, password, secret };
}
