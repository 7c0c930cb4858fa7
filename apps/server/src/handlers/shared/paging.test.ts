import { PAYOUT_NETWORK } from '@platform/rules/funds';
import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { payDemoDeposit } from '../../wallet/demoDeposit';
import { drawRounds } from '../../testing/draws';
import { openRound, reachDraw, rewrite } from '../../testing/rounds';
import { useServers } from '../../testing/suite';
import { closeRounds } from '../../wingo/rounds';
import { settleRound, unsettledRounds } from '../../wingo/settlement';

const suite = useServers();

/** Number of records: one more than a page. */
const RECORDS = 11;
const records = Array.from({ length: RECORDS }, (_, index) => index);
const TICKET = {
  name: 'Asha',
  email: 'asha@example.com',
  selectedLevel: 'bug',
  requestmessage: 'Where is my deposit?',
};

type Asha = Awaited<ReturnType<typeof suite.wire.signUp>>;
let asha: Asha;

const post = (path: string, payload: object) => suite.wire.post(path, payload, asha);

async function playRounds(): Promise<void> {
  const { db } = suite.database;
  const bet = { gametype: 4, betType: 'color', betValue: 'green', amount: '1' };
  const ended = sql`
    update wingo_round
    set closes_at = clock_timestamp() - interval '1 second', draws_at = clock_timestamp()
    where game = 4 and draws_at > clock_timestamp()`;
  for (const _record of records) {
    await rewrite(db, ended);
    const round = await openRound(db, 4);
    await post('/api/game/placeBetnew', bet);
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
    for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
  }
}

/** Creates eleven records in every paged list. */
beforeAll(async () => {
  const { db } = suite.database;
  asha = await suite.wire.signUp();
  const { code, id } = asha.user;
  for (const seed of records) {
    const deposit = { code, network: PAYOUT_NETWORK, amount: 10n * USDT, seed: `paging ${seed}` };
    await payDemoDeposit(db, deposit);
    await post('/api/fund/Activatenow', { Amount: '50', planid: 1 });
    await post('/api/support/createticket', TICKET);
    await suite.wire.signUp({ invite_code: code });
    await rewrite(
      db,
      sql`
        insert into withdrawal (member_id, key, network, address, amount, fee)
        values (${id}, ${`paging ${seed}`}, ${PAYOUT_NETWORK}, '0x0', 1, 1)`,
    );
    await rewrite(db, sql`insert into security_event (member_id, event) values (${id}, 'sign-in')`);
    await db.query(sql`
      insert into income (member_id, kind, source, amount, remark, transfer_id)
      select ${id}, kind, ${`paging ${seed}`}, 1, ${`paging ${seed}`}, (select min(id) from transfer)
      from unnest(array['direct', 'rank']) as kind`);
  }
  await suite.wire.get('/api/fund/walletdepositmultiple', asha);
  await playRounds();
});

interface Listed {
  rows: unknown[];
  pagination: object;
}

/** Wraps rows like other lists: replies about winnings have rows and pagination in `data`. */
const listed = ({ data, pagination }: { data: Listed['rows']; pagination: object }): Listed => ({
  rows: data,
  pagination,
});

/** Removes the receipts, which differ by page because a page shares one signature. */
const withoutReceipts = (rows: readonly unknown[]) =>
  rows.map((row) => ({ ...(row as object), receipt: undefined }));

describe.each([
  ['API-22', '/api/fund/deposithistory', {}],
  ['API-23', '/api/fund/activationhistory', {}],
  ['API-24', '/api/fund/withdrawalhistory', {}],
  ['API-27', '/api/fund/bonus', { incometype: 'Refer_income' }],
  ['API-28', '/api/fund/bonus', { type: 'rank' }],
  ['API-29', '/api/support/mytickets', {}],
  ['API-16', '/api/user/getReferralHistory', {}],
  ['API-18', '/api/user/getteam', { leveltype: 1 }],
  ['API-37', '/api/game/winingNumbersnew', { gametype: 4 }],
  ['API-38', '/api/game/myBets', { gametype: 4 }],
  ['API-39', '/api/game/myColourWinnings', {}],
  ['C14', '/api/user/securityLog', {}],
])('[%s] GET %s', (_id, path, query) => {
  const read = async (page: number, more: object = {}): Promise<Listed> => {
    const asked = { ...query, ...more, page: String(page) };
    const params = new URLSearchParams(asked as Record<string, string>);
    const { body } = await suite.wire.get(`${path}?${params}`, asha);
    const { data } = body;
    return 'winnings' in data ? { rows: data.winnings, pagination: data.pagination } : listed(body);
  };

  test('returns pages of ten rows, and no rows past the end', async () => {
    const [first, second, third] = [await read(1), await read(2), await read(3)];
    const { totalRecords } = first.pagination as { totalRecords: number };
    expect(totalRecords).toBeGreaterThanOrEqual(RECORDS);
    expect(totalRecords).toBeLessThan(20);
    const pagination = { totalPages: 2, totalRecords };
    expect(first.rows).toHaveLength(10);
    expect(first.pagination).toEqual({ currentPage: 1, ...pagination });
    expect(second.rows).toHaveLength(totalRecords - 10);
    expect(second.pagination).toEqual({ currentPage: 2, ...pagination });
    expect(third.rows).toEqual([]);
    expect(third.pagination).toEqual({ currentPage: 3, ...pagination });
    const all = [...first.rows, ...second.rows].map((row) => JSON.stringify(row));
    // Rows that differ only in time look identical.
    if (!path.includes('securityLog')) expect(new Set(all).size).toBe(totalRecords);
  });

  test('returns all rows on one page of 500', async () => {
    const [first, second] = [await read(1), await read(2)];
    const { rows, pagination } = await read(1, { size: '500' });
    expect(withoutReceipts(rows)).toEqual(withoutReceipts([...first.rows, ...second.rows]));
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: rows.length });
  });
});
