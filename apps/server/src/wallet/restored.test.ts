import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { holdMember } from '../account/guards';
import { rewrite } from '../testing/rounds';
import { AMOUNT, CONFIRMATIONS, MICRO, NETWORK, OWNED, useChain } from '../testing/chainStage';
import { walletAddressAt } from '../testing/localChain';
import { until } from '../testing/serverProcess';
import { comparePayments } from './comparePayments';
import { creditDeposits } from './deposits';
import { returnUnsigned } from './returns';

const stage = useChain();

const compare = async () => {
  await creditDeposits(stage.db, stage.chain(), NETWORK);
  return (await comparePayments(stage.db, stage.chain())).differences;
};

/** Returns the last blocks that were searched and compared. */
const progress = () =>
  stage.db.query<{ position: bigint; sent: bigint }>(sql`
    select position, sent_through as sent from chain_cursor join chain_comparison using (network)`);

/** Resets the database to the state before a withdrawal was paid, as a restore does. */
async function forget(id: bigint, [before]: Awaited<ReturnType<typeof progress>>): Promise<void> {
  await rewrite(stage.db, sql`delete from payment where withdrawal_id = ${id}`);
  await rewrite(
    stage.db,
    sql`update withdrawal set state = 'pending', settled_by = null where id = ${id}`,
  );
  await rewrite(stage.db, sql`delete from wallet_gap`);
  await stage.db.query(sql`update chain_cursor set position = ${before?.position}`);
  await stage.db.query(sql`update chain_comparison set sent_through = ${before?.sent}`);
}

describe('a database restored to a state before a payment', () => {
  it('adopts the payment that the chain shows instead of paying again', async () => {
    await compare();
    await compare();
    const before = await progress();
    const to = walletAddressAt(60);
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    const [hash = ''] = await stage.hashes(withdrawal);
    const another = await stage.withdrawal(walletAddressAt(61));
    await forget(withdrawal.id, before);
    for (let turn = 0; turn < 4; turn += 1) {
      await stage.pay();
      await stage.local.mine(CONFIRMATIONS);
      await compare();
    }
    expect(await stage.local.balanceOf(to)).toBe(AMOUNT * MICRO);
    expect(await stage.standing(withdrawal)).toMatchObject({ state: 'success', settled: hash });
    // The other withdrawal is paid once all transfers are accounted for.
    await stage.local.mine(CONFIRMATIONS);
    await stage.pay();
    expect(await stage.standing(another)).toMatchObject({ state: 'success' });
    expect(await compare()).toEqual([]);
  });

  it('does not pay again if the member may not be paid now', async () => {
    await stage.local.mine(CONFIRMATIONS);
    await compare();
    const before = await progress();
    const to = walletAddressAt(65);
    const withdrawal = await stage.withdrawal(to);
    await stage.pay();
    const [hash = ''] = await stage.hashes(withdrawal);
    await stage.local.mine(CONFIRMATIONS);
    await forget(withdrawal.id, before);
    await stage.db.query(sql`
      update member set disabled = true where id = ${withdrawal.member}`);
    await stage.pay();
    expect(await stage.standing(withdrawal)).toMatchObject({ state: 'held' });
    await compare();
    await stage.pay();
    expect(await stage.standing(withdrawal)).toMatchObject({ state: 'success', settled: hash });
    expect(await stage.local.balanceOf(to)).toBe(AMOUNT * MICRO);
    expect(await compare()).toEqual([]);
  });

  it('pays nothing while a transfer out of the wallet is unexplained', async () => {
    const hash = await stage.local.payFromHotWallet(walletAddressAt(62), 5n * MICRO);
    const withdrawal = await stage.withdrawal(walletAddressAt(63));
    for (let turn = 0; turn < 3; turn += 1) {
      await stage.pay();
      await stage.local.mine(CONFIRMATIONS);
      await compare();
    }
    expect(await stage.hashes(withdrawal)).toEqual([]);
    expect(String(stage.errors.splice(0)[0])).toContain('in no book');
    await stage.explain(hash);
    await compare();
    await stage.pay();
    expect(await stage.hashes(withdrawal)).toHaveLength(1);
  });

  it('never returns a withdrawal whose transfer also counts as its payment', async () => {
    await stage.local.mine(CONFIRMATIONS);
    await compare();
    const before = await progress();
    const withdrawal = await stage.withdrawal(walletAddressAt(64));
    await stage.pay();
    const [transaction = ''] = await stage.hashes(withdrawal);
    await stage.local.mine(CONFIRMATIONS);
    await forget(withdrawal.id, before);
    const { compared } = await stage.db.transaction(async (tx) => {
      await holdMember(tx, withdrawal.member);
      let ended = false;
      const compared = compare().finally(() => {
        ended = true;
      });
      const waits = await until(async () => {
        const waiting = await stage.db.query(sql`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like '%adopt_payment%'`);
        if (waiting.length > 0) return true;
        return ended ? false : undefined;
      });
      expect(waits, 'the comparison waits for who holds the member').toBe(true);
      await returnUnsigned(tx, withdrawal.member);
      return { compared };
    });
    await compared;
    expect(await stage.standing(withdrawal)).toMatchObject({ state: 'failed', main: OWNED });
    expect(await stage.hashes(withdrawal)).toEqual([]);
    // The transfer is reported to the operator, who must resolve the difference.
    expect(await compare()).toEqual([{ kind: 'not-ours', transaction, amount: AMOUNT }]);
  });
});
