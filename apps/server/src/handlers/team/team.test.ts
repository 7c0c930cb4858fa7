import { ROWS_PER_PAGE } from '@platform/api/contract';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { useServers } from '../../testing/suite';
import type { Wire } from '../../testing/wire';

const suite = useServers();

type Member = Awaited<ReturnType<Wire['signUp']>>;

const below = (sponsor: Member, name = 'Below') =>
  suite.wire.signUp({ invite_code: sponsor.user.code, name });

/** Creates a team of five levels, including the root: root -> a, b; a -> c -> d -> e. */
async function family() {
  const root = await suite.wire.signUp();
  const [a, b] = [await below(root, 'Ada'), await below(root, 'Bea')];
  const c = await below(a, 'Cai');
  const d = await below(c, 'Dee');
  return { root, a, b, c, d, e: await below(d, 'Eve') };
}

const treeOf = (caller: Member, root: Member['user']) =>
  suite.wire.post('/api/tree/treeData', { userid: root.id, usercode: root.code }, caller);

test('[API-11] GET /api/user/totalReferral counts the members whom the caller has referred', async () => {
  const { root, a, b } = await family();
  const total = async (member: Member) =>
    (await suite.wire.get('/api/user/totalReferral', member)).body.totalreferral;
  expect([await total(root), await total(a), await total(b)]).toEqual([2, 1, 0]);
});

test('[API-17] GET /api/user/getlevel returns the number of members on each level', async () => {
  const { root, d } = await family();
  const { body } = await suite.wire.get('/api/user/getlevel?page=1', root);
  expect(body.data).toEqual([
    { RI_ID: 1, Name: 'Level 1', MobileNo: 2 },
    { RI_ID: 2, Name: 'Level 2', MobileNo: 1 },
    { RI_ID: 3, Name: 'Level 3', MobileNo: 1 },
    { RI_ID: 4, Name: 'Level 4', MobileNo: 1 },
  ]);
  expect((await suite.wire.get('/api/user/getlevel?page=2', root)).body.data).toEqual([]);
  expect((await suite.wire.get('/api/user/getlevel?page=1', d)).body.data).toHaveLength(1);
});

describe('[API-18] [TEAM-01] GET /api/user/getteam', () => {
  test('lists one level of the caller’s team', async () => {
    const { root, a, b, c } = await family();
    const level = async (number: number) =>
      (await suite.wire.get(`/api/user/getteam?page=1&leveltype=${number}`, root)).body;
    expect((await level(1)).data).toMatchObject([
      { SrNo: 1, CODE: a.user.code, name: 'Ada', LEVEL: 1 },
      { SrNo: 2, CODE: b.user.code, name: 'Bea', LEVEL: 1 },
    ]);
    expect((await level(2)).data).toMatchObject([{ CODE: c.user.code, LEVEL: 2 }]);
    expect(await level(9)).toMatchObject({ data: [], pagination: { totalRecords: 0 } });
  });

  test('serial numbers continue across pages', async () => {
    const root = await suite.wire.signUp();
    for (let count = 0; count <= ROWS_PER_PAGE; count += 1) await below(root);
    const { body } = await suite.wire.get('/api/user/getteam?page=2&leveltype=1', root);
    expect(body.data).toMatchObject([{ SrNo: ROWS_PER_PAGE + 1 }]);
    expect(body.pagination).toEqual({ currentPage: 2, totalPages: 2, totalRecords: 11 });
  });
});

test('[API-16] [REF-02] GET /api/user/getReferralHistory lists referrals, newest first, with locked funds and first lock', async () => {
  const { root, a, b } = await family();
  await suite.wire.post('/api/fund/Activatenow', { Amount: '75', planid: 2 }, a);
  const { body } = await suite.wire.get('/api/user/getReferralHistory?page=1', root);
  expect(body.data).toMatchObject([
    { username: b.user.code, name: 'Bea', Package: '0', ActiveDate: '' },
    { username: a.user.code, name: 'Ada', Package: '75' },
  ]);
  expect(Date.parse(body.data[1].ActiveDate)).not.toBeNaN();
  expect(body.pagination.totalRecords).toBe(2);
});

describe('[API-19] POST /api/tree/treeData', () => {
  test('[TREE-01] returns three levels; the root has no parent', async () => {
    const { root, a, b, c } = await family();
    const { body } = await treeOf(root, root.user);
    expect(body.data).toMatchObject([
      { id: root.user.id, parentId: null, teamsize: 5 },
      { id: a.user.id, parentId: root.user.id, teamsize: 3 },
      { id: b.user.id, parentId: root.user.id, teamsize: 0 },
      { id: c.user.id, parentId: a.user.id, teamsize: 2 },
    ]);
  });

  test('[TREE-02] [TREE-03] shows the locked funds of a member; green.png means active', async () => {
    const { root, a } = await family();
    await suite.wire.post('/api/fund/Activatenow', { Amount: '75', planid: 2 }, a);
    const { body } = await treeOf(root, root.user);
    expect(body.data[0]).toMatchObject({ image: 'red.png', bookingAmount: '0' });
    expect(body.data[1]).toMatchObject({ image: 'green.png', bookingAmount: '75', name: 'Ada' });
  });

  test('returns the subtree of a member below the caller; its root has no parent', async () => {
    const { root, c, d, e } = await family();
    const { body } = await treeOf(root, c.user);
    expect(body.data).toMatchObject([
      { id: c.user.id, parentId: null },
      { id: d.user.id, parentId: c.user.id },
      { id: e.user.id, parentId: d.user.id },
    ]);
  });

  test('refuses members outside the team, unknown members and wrong codes identically', async () => {
    const { root, a, b, c } = await family();
    const outsider = await suite.wire.signUp();
    const refused = [
      await treeOf(a, root.user),
      await treeOf(b, a.user),
      await treeOf(outsider, c.user),
      await treeOf(root, { id: '999999', code: root.user.code }),
      await treeOf(root, { id: a.user.id, code: b.user.code }),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([
        404,
        { status: 'error', message: 'There is no such member in your team.', code: 'NOT_IN_TEAM' },
      ]);
    }
  });
});

test('the sponsor of a member cannot change', async () => {
  const { a, b } = await family();
  const move = suite.database.db.query(sql`
    update member set sponsor_id = ${BigInt(b.user.id)} where id = ${BigInt(a.user.id)}`);
  await expect(move).rejects.toThrow(/stays who it is/);
});
