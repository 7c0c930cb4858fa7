import { describe, expect, test } from 'vitest';
import {
  BRANDS_PATH,
  MANAGER,
  NOTE,
  titleAt,
  withBrandServers,
  type BrandServers,
} from '../testing/brandServers';
import { Wire } from '../testing/wire';

let servers: BrandServers;
withBrandServers((started) => (servers = started));

const draft = async (title: string, more: object = {}): Promise<number> => {
  const { body } = await servers.draft('ember', { title }, undefined, more);
  return body.data.number;
};
const publish = (number: number | null, more: object = {}) =>
  servers.post('/ember/publications', { number, ...NOTE, ...more });

describe('a version that is not based on the served one', () => {
  test('is refused, and the reply names its base and the served version', async () => {
    const [first, second] = [await draft('First'), await draft('Second')];
    await publish(first);
    expect(await publish(second)).toEqual({
      status: 409,
      headers: expect.anything(),
      body: {
        status: 'error',
        message: `Nothing was published: version ${second} was made from the folder, and would replace version ${first} by Mira without its changes. Merge the two, or publish over version ${first}.`,
        problems: [],
        code: 'MADE_BEFORE',
        detail: { base: null, served: first },
      },
    });
    expect(await titleAt(servers.app)).toBe('First');
  });

  test('replaces the served version only if the request names its number', async () => {
    const [first, second] = [await draft('First'), await draft('Second')];
    await publish(first);
    expect((await publish(second, { over: second })).status).toBe(409);
    expect((await publish(second, { over: null })).status).toBe(409);
    expect((await publish(second, { over: first })).status).toBe(200);
    expect(await titleAt(servers.app)).toBe('Second');
  });

  test('is refused for a time at which another version is planned', async () => {
    const [first, second] = [await draft('First'), await draft('Second')];
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await publish(first, { at: inHours(1) });
    expect((await publish(second, { at: inHours(2) })).body.code).toBe('MADE_BEFORE');
    expect((await publish(second)).status, 'before that time').toBe(200);
  });

  test('is published by only one of two people who publish at the same time', async () => {
    const numbers = [await draft('First'), await draft('Second'), await draft('Third')];
    const elsewhere = new Wire(servers.elsewhere.origin);
    const replies = await Promise.all(
      numbers.map((number, index) =>
        index % 2 === 0
          ? publish(number)
          : elsewhere.post(`${BRANDS_PATH}/ember/publications`, { number, ...NOTE }, MANAGER),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

test('a version is based on the served version, or on the version that its author names', async () => {
  const first = await draft('First');
  await publish(first);
  const second = await draft('Second');
  const third = await draft('Third', { base: second });
  const fourth = await draft('Fourth', { base: null });
  const { versions } = (await servers.get('/ember/history')).body.data;
  const baseOf = (number: number) =>
    versions.find((one: { number: number }) => one.number === number).made_from;
  expect([second, third, fourth].map(baseOf)).toEqual([first, second, null]);
  expect(await servers.draft('ember', { title: 'Fifth' }, undefined, { base: 99 })).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('There is no version 99 of ember.') },
  });
});

test('the folder replaces any version, and a rolled-back version can be published again', async () => {
  const first = await draft('First');
  await publish(first);
  expect((await publish(null)).status).toBe(200);
  expect((await publish(first)).status).toBe(200);
  const second = await draft('Second');
  await publish(second);
  await servers.post('/ember/rollback', NOTE);
  expect((await publish(second)).status).toBe(200);
});

test('two publications cannot be planned for the same moment', async () => {
  const number = await draft('First');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await publish(number, { at })).status).toBe(200);
  expect(await publish(number, { at })).toMatchObject({
    status: 409,
    body: {
      message: `Nothing was published: version ${number} by Mira is planned for ${at} already. Cancel it, or choose another moment.`,
    },
  });
  await servers.post('/ember/cancel', { at });
  expect((await publish(number, { at })).status).toBe(200);
});
