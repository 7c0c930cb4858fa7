import { randomBytes } from 'node:crypto';
import type { MicroUsdt } from '@platform/rules/money';
import { profileOf, registerMember } from '../account/members';
import type { Database, Tx } from '../db/database';
import { accountOf, platformAccount } from '../ledger/accounts';
import { systemRandom } from '../ports/random';
import { noteCause, transfer } from './transfer';

const UNKNOWN_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$rUzocjptrvunTEmBuYZSfQ$HbRpoEG5/3mFhMetqsvAKBhVUQR+YObKecGtXSsWkyk';

/** Creates a member without a password for signing in. */
export async function memberWith(
  db: Database,
  balance: MicroUsdt,
  sponsor?: bigint,
): Promise<bigint> {
  const inviteCode = sponsor === undefined ? '' : (await profileOf(db, sponsor)).code;
  const registration = {
    inviteCode,
    name: 'Test',
    email: `${randomBytes(8).toString('hex')}@test.localhost`,
    phone: '+910000000000',
    passwordHash: UNKNOWN_PASSWORD,
    language: 'en',
  };
  return db.transaction(async (tx) => {
    const registered = await registerMember(tx, systemRandom, registration, 0n);
    if (registered.outcome !== 'registered') throw new Error(registered.outcome);
    const { id } = registered.member;
    if (balance > 0n) await fund(tx, id, balance);
    return id;
  });
}

/** Pays a member any amount of test money, as the database owner. */
async function fund(tx: Tx, member: bigint, amount: MicroUsdt): Promise<void> {
  const from = await platformAccount(tx, 'issuance');
  const to = await accountOf(tx, 'main', member);
  const grant = { key: `grant:${member}`, from, to, amount };
  await noteCause(tx, await transfer(tx, [grant]), 'grant');
}

export const membersWith = (db: Database, count: number, balance: MicroUsdt): Promise<bigint[]> =>
  Promise.all(Array.from({ length: count }, () => memberWith(db, balance)));
