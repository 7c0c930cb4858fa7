import { leafOf, verifyReceipt, type ReceiptProof } from '@platform/rules/fairness';
import sql from 'sql-template-tag';
import { expect, describe, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/app';
import { drawRounds, TEST_BEACON, TEST_RECEIPTS } from '../../testing/draws';
import { callOff, openRound, reachClose, reachDraw, readRound } from '../../testing/rounds';
import { useServers } from '../../testing/suite';
import { Wire } from '../../testing/wire';
import { closeRounds } from '../../wingo/rounds';
import { settleRound, unsettledRounds } from '../../wingo/settlement';

const suite = useServers();
const bet = { gametype: 1, betType: 'color', betValue: 'green', amount: '0.50' };

const settleAll = async () => {
  const { db } = suite.database;
  for (const round of await unsettledRounds(db)) await settleRound(db, round);
};

interface WireReceipt extends ReceiptProof {
  round: string;
  commitment: string;
  beacon_round: number;
  number: number;
}

/** Returns true if a receipt proves this bet under the server's public key. */
async function proves(receipt: WireReceipt, betId: string, amount: string): Promise<boolean> {
  const keys = (await suite.wire.get('/api/fairness/keys')).body.data;
  expect(keys).toEqual({
    receipt_public_key: TEST_RECEIPTS.publicKey,
    former_receipt_public_keys: [],
    beacon_source: 'local',
    beacon_public_key: TEST_BEACON.chain.publicKey,
  });
  const { round: roundNumber, number, commitment, beacon_round: beaconRound } = receipt;
  const statement = { betId, roundNumber, number, commitment, beaconRound, amount };
  const { betType, betValue } = bet;
  return verifyReceipt({ ...statement, betType, betValue }, receipt, keys.receipt_public_key);
}

describe('(A3) fairness data in API replies', () => {
  test('a round contains its commitment and the beacon that it waits for', async () => {
    const { token } = await suite.wire.signUp();
    await openRound(suite.database.db, 2);
    const { body } = await suite.wire.post('/api/game/gameinfonew', { gametype: 2 }, { token });
    expect(body.data.commitment).toMatch(/^[\da-f]{64}$/);
    const { beacon, close_at } = body.data;
    expect(beacon).toMatchObject({ source: 'local', public_key: TEST_BEACON.chain.publicKey });
    expect(Number.isInteger(beacon.round)).toBe(true);
    expect(Date.parse(beacon.at)).toBeGreaterThanOrEqual(close_at + 1_000);
  });

  test('the keys include the former receipt keys, with the end of their use', async () => {
    await openRound(suite.database.db, 1);
    const former = { publicKey: 'ab'.repeat(32), until: Date.UTC(2026, 11, 1) };
    const renewed = await testApp(suite.database.as('app'), { RECEIPT_KEYS_OLD: [former] });
    onTestFinished(() => renewed.close());
    const { body } = await new Wire(renewed.origin).get('/api/fairness/keys');
    expect(body.data).toMatchObject({
      receipt_public_key: TEST_RECEIPTS.publicKey,
      former_receipt_public_keys: [{ public_key: former.publicKey, until: former.until }],
    });
  });

  test('a bet returns a receipt, and the history keeps it', async () => {
    const { token } = await suite.wire.signUp();
    await openRound(suite.database.db, 1);
    const key = 'an-intent-of-the-player';
    const placed = (await suite.wire.post('/api/game/placeBetnew', bet, { token, key })).body.data;
    expect(await proves(placed.receipt, placed.order_id, '0.5')).toBe(true);
    expect(await proves(placed.receipt, placed.order_id, '5')).toBe(false);
    const again = (await suite.wire.post('/api/game/placeBetnew', bet, { token, key })).body.data;
    expect(again.receipt).toEqual(placed.receipt);
    const [row] = (await suite.wire.get('/api/game/myBets?gametype=1', { token })).body.data;
    expect(row.receipt).toEqual(placed.receipt);
    expect(row).toMatchObject({ number: 0 });
    expect(row).not.toHaveProperty('root_path');
  });

  test('after betting closes, the root shown with the round covers the bet', async () => {
    const { token } = await suite.wire.signUp();
    const { db } = suite.database;
    const earlier = await db.query<{ id: bigint }>(sql`select id from wingo_round where game = 1`);
    for (const { id } of earlier) await reachDraw(db, id);
    const round = await openRound(db, 1);
    const info = async () =>
      (await suite.wire.post('/api/game/gameinfonew', { gametype: 1 }, { token })).body.data;
    const options = { token, key: 'an-intent-of-the-player' };
    const placed = (await suite.wire.post('/api/game/placeBetnew', bet, options)).body.data;
    expect(await info()).toMatchObject({ order_id: placed.roundNumber, bets: null, root: null });
    await reachClose(db, round);
    await closeRounds(db);
    const [row] = (await suite.wire.get('/api/game/myBets?gametype=1', { token })).body.data;
    const { bets, root } = await info();
    expect({ bets, path: row.root_path }).toEqual({ bets: 1, path: [] });
    const { number, commitment, beacon_round: beaconRound } = row.receipt;
    const statement = {
      betId: placed.order_id,
      roundNumber: placed.roundNumber,
      number,
      commitment,
      beaconRound,
      amount: '0.5',
      betType: bet.betType,
      betValue: bet.betValue,
    };
    expect(leafOf(statement)).toBe(root);
  });

  test('a voided round stays in the history, with its reason and without a result', async () => {
    const { db } = suite.database;
    const { token } = await suite.wire.signUp();
    const [off, drawn] = [await openRound(db, 3), await openRound(db, 3)];
    await callOff(db, off);
    await reachDraw(db, drawn);
    await closeRounds(db);
    await drawRounds(db);
    await settleAll();
    const path = '/api/game/winingNumbersnew?gametype=3';
    const { data } = (await suite.wire.get(path, { token })).body;
    const rowOf = async (round: bigint) => {
      const { number } = await readRound(db, round);
      return data.find(({ roundNumber }: { roundNumber: string }) => roundNumber === number);
    };
    expect(await rowOf(off)).toMatchObject({
      result: null,
      void_reason: 'no-beacon',
      beacon_signature: null,
    });
    expect(await rowOf(drawn)).toMatchObject({
      void_reason: null,
      server_seed: expect.stringMatching(/^[\da-f]{64}$/),
      commitment: expect.stringMatching(/^[\da-f]{64}$/),
      beacon_round: expect.any(Number),
      beacon_signature: expect.stringMatching(/^[\da-f]{96}$/),
    });
  });

  test('anyone may read the public chain and its finished rounds', async () => {
    const { db } = suite.database;
    const round = await openRound(db, 4);
    const { number } = await readRound(db, round);
    const path = `/api/fairness/round?gametype=4&roundNumber=${number}`;
    expect(await suite.wire.get(path)).toMatchObject({ status: 404, body: { code: 'NO_ROUND' } });
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
    const { data } = (await suite.wire.get(path)).body;
    expect(data).toMatchObject({ roundNumber: number, place: 1 });
    const chain = await suite.wire.get('/api/fairness/rounds?gametype=4');
    expect(chain.body.data).toEqual([data]);
    const older = await openRound(db, 4);
    await callOff(db, older);
    const limited = await suite.wire.get('/api/fairness/rounds?gametype=4&limit=1');
    expect(limited.body.data).toEqual([data]);
    const after = await suite.wire.get('/api/fairness/rounds?gametype=4&after=2');
    expect(after.body.data).toEqual([]);
  });
});
