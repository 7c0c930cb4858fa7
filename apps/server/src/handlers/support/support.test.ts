import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { useServers } from '../../testing/suite';

const suite = useServers();

const ticket = {
  name: 'Anna',
  email: 'anna@example.com',
  requestmessage: 'It\'s broken:\n<b>"help"</b>; drop table ticket',
  selectedLevel: 'bug',
};
const create = (token: string, change: object = {}) =>
  suite.wire.post('/api/support/createticket', { ...ticket, ...change }, { token });
const list = async (token: string, page = 1) =>
  (await suite.wire.get(`/api/support/mytickets?page=${page}&pagetype=1`, { token })).body;

describe('[API-30] POST /api/support/createticket', () => {
  test('[SUP-04] accepts the ticket, and [API-29] the list shows the ticket as written', async () => {
    const { token } = await suite.wire.signUp();
    expect((await create(token)).body).toMatchObject({
      status: 'success',
      message: 'Request Placed successfully',
    });
    expect(await list(token)).toEqual({
      status: 'success',
      message: 'Success',
      data: [
        {
          G_ID: expect.stringMatching(/^\d+$/),
          G_RequestNo: expect.stringMatching(/^\d{6,}$/),
          G_Request: ticket.requestmessage,
          G_type: 'bug',
          G_Solution: '',
          G_RequestDate: expect.stringMatching(/Z$/),
          G_Status: 'Open',
          G_ClosedDate: '',
        },
      ],
      pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
    });
  });

  test.each([
    [{ name: ' a ' }, 'Please enter a valid name '],
    [{ email: 'anna' }, 'Please enter a valid email address'],
    [{ requestmessage: ' ' }, 'Please enter a valid message '],
    [{ selectedLevel: 'other one' }, 'Please select a request type'],
  ])('[SUP-02] refuses %j', async (change, message) => {
    const { token } = await suite.wire.signUp();
    expect(await create(token, change)).toMatchObject({
      status: 400,
      body: { status: 'error', message },
    });
    expect((await list(token)).data).toEqual([]);
  });
});

describe('[API-29] GET /api/support/mytickets', () => {
  test('lists the member’s own tickets, newest first, ten per page', async () => {
    const [mine, other] = [await suite.wire.signUp(), await suite.wire.signUp()];
    for (let count = 1; count <= 12; count += 1) {
      await create(mine.token, { requestmessage: `number ${count}` });
    }
    const [first, second] = [await list(mine.token), await list(mine.token, 2)];
    const messages = [...first.data, ...second.data].map(({ G_Request }) => G_Request);
    expect(messages).toEqual(Array.from({ length: 12 }, (_, index) => `number ${12 - index}`));
    expect(second.pagination).toEqual({ currentPage: 2, totalPages: 2, totalRecords: 12 });
    expect((await list(other.token)).data).toEqual([]);
  });

  test('shows the reply from support', async () => {
    const { token, user } = await suite.wire.signUp();
    await create(token);
    await suite.database.db.query(sql`
      update ticket set solution = 'Fixed.', closed_at = '2026-11-21T12:00:00Z'
      where member_id = ${BigInt(user.id)}`);
    expect((await list(token)).data).toMatchObject([
      { G_Solution: 'Fixed.', G_Status: 'Closed', G_ClosedDate: '2026-11-21T12:00:00.000Z' },
    ]);
  });
});
