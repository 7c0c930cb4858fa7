import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
import { HashingBusy } from './hashQueue';
import { hashPassword } from './passwords';
import { checkTxnPassword } from './txnPassword';

const PASSWORD = 'Second-Password-1';
/** Number of jobs, above the limit per member. */
const FLOOD = 40;

test('(C12) many attempts by one member do not block other members', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const [busy = 0n, other = 0n] = await membersWith(db, 2, USDT);
  await db.query(sql`update member set txn_password_hash = ${await hashPassword(PASSWORD)}`);
  let refuse = (_: unknown) => {};
  const refusal = new Promise<unknown>((resolve) => {
    refuse = resolve;
  });
  // No job finishes before one is refused, so the queue fills up even if the jobs arrive slowly.
  const flood = Array.from({ length: FLOOD }, () =>
    checkTxnPassword(db, busy, PASSWORD, async () => void (await refusal)).catch(refuse),
  );
  expect(await refusal).toBeInstanceOf(HashingBusy);
  await expect(checkTxnPassword(db, other, PASSWORD)).resolves.toMatchObject({ answer: 'right' });
  await Promise.all(flood);
  await drop();
});
