import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { endIdleSessions } from '../../account/sessionList';
import { TEST_VAPID } from '../../testing/app';
import { publicKeyOf } from '../../ports/push/webPush';
import { keepSubscription } from '../../notifications/push/subscriptions';
import { usePush } from '../../testing/pushStage';

const stage = usePush();
const PASSWORD = 'Correct-Horse-1';

const stateOf = async (token: string, endpoint: string) => {
  const query = new URLSearchParams({ endpoint });
  return (await stage.wire.get(`/api/user/push?${query}`, { token })).body;
};

async function signIn(code: string, device = '') {
  const reply = await stage.wire.send('/api/auth/login', {
    method: 'POST',
    headers: { Cookie: device },
    body: JSON.stringify({ code, password: PASSWORD }),
  });
  const cookie = reply.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { token: reply.body.token as string, device: cookie };
}

const changePassword = (token: string) =>
  stage.wire.post(
    '/api/user/changePassword',
    {
      current_password: PASSWORD,
      new_password: 'Fresh-Horse-3',
      confirm_new_password: 'Fresh-Horse-3',
    },
    { token },
  );

describe('a browser', () => {
  test('gets the public key, and starts with all notifications off', async () => {
    const { token } = await stage.wire.signUp();
    const { endpoint } = stage.service.subscribe();
    const key = publicKeyOf(TEST_VAPID.privateKey);
    const off = { key, outcomes: false, security: false };
    expect(await stateOf(token, endpoint)).toMatchObject(off);
    expect((await stage.wire.get('/api/user/push', { token })).body).toMatchObject(off);
    expect((await stage.wire.get('/api/user/push')).status).toBe(401);
  });

  test('keeps its chosen kinds of notifications until it unsubscribes', async () => {
    const { token, id } = await stage.member({ kinds: { outcomes: true, security: false } });
    const target = stage.service.subscribe();
    await stage.subscribe(token, target, { outcomes: false, security: true });
    expect(await stateOf(token, target.endpoint)).toMatchObject({
      outcomes: false,
      security: true,
    });
    await stage.subscribe(token, target, { outcomes: true, security: true });
    expect(await stateOf(token, target.endpoint)).toMatchObject({ outcomes: true, security: true });
    expect(await stage.browsersOf(id)).toBe(2);
    const other = await stage.member();
    expect(await stateOf(other.token, target.endpoint)).toMatchObject({ outcomes: false });
    const { endpoint } = target;
    await stage.wire.post('/api/user/unsubscribePush', { endpoint }, { token: other.token });
    expect(await stage.browsersOf(id)).toBe(2);
    await stage.wire.post('/api/user/unsubscribePush', { endpoint }, { token });
    expect(await stage.browsersOf(id)).toBe(1);
  });

  test('is registered only with a known push service and valid keys', async () => {
    const { token, id } = await stage.member();
    const { p256dh, auth } = stage.service.subscribe();
    for (const endpoint of [
      'https://127.0.0.1/',
      'http://169.254.169.254/latest',
      'https://a.b/',
      `${stage.service.origin.replace('://', '://:password@')}/a`,
    ]) {
      const reply = await stage.subscribe(token, { browser: '', endpoint, p256dh, auth });
      expect(reply).toMatchObject({ status: 422, body: { code: 'PUSH_SERVICE_UNKNOWN' } });
    }
    for (const wrong of [{ p256dh: 'short' }, { auth: '' }, { endpoint: 'no address' }]) {
      const target = { ...stage.service.subscribe(), ...wrong };
      expect((await stage.subscribe(token, target)).status).toBe(400);
    }
    expect(await stage.browsersOf(id)).toBe(1);
  });

  test('with the oldest subscription is dropped when an eleventh browser subscribes', async () => {
    const { token, id, endpoint } = await stage.member();
    for (let more = 0; more < 9; more += 1) await stage.subscribe(token);
    expect(await stateOf(token, endpoint)).toMatchObject({ outcomes: true });
    await stage.subscribe(token);
    expect(await stage.browsersOf(id)).toBe(10);
    expect(await stateOf(token, endpoint)).toMatchObject({ outcomes: false });
  });

  test('belongs to the member who subscribed last', async () => {
    const former = await stage.member();
    const { token, id } = await stage.wire
      .signUp()
      .then(({ token, user }) => ({ token, id: BigInt(user.id) }));
    const target = stage.service.subscribe();
    await stage.subscribe(former.token, target);
    await stage.subscribe(token, target);
    expect(await stage.browsersOf(former.id)).toBe(1);
    expect(await stage.browsersOf(id)).toBe(1);
  });
});

describe('the subscription of a browser', () => {
  test('ends when the member signs out in the browser', async () => {
    const { id, email, token } = await stage.member();
    const elsewhere = await signIn(email);
    await stage.subscribe(elsewhere.token);
    await stage.wire.get('/api/auth/logout', { token });
    expect(await stage.browsersOf(id)).toBe(1);
    await stage.wire.get('/api/auth/logout', { token: elsewhere.token });
    expect(await stage.browsersOf(id)).toBe(0);
  });

  test('ends when the password is changed in another browser', async () => {
    const { id, email, endpoint, token } = await stage.member();
    const elsewhere = await signIn(email);
    const target = stage.service.subscribe();
    await stage.subscribe(elsewhere.token, target);
    expect((await changePassword(elsewhere.token)).status).toBe(200);
    expect(await stage.browsersOf(id)).toBe(1);
    expect(await stateOf(elsewhere.token, target.endpoint)).toMatchObject({ outcomes: true });
    expect((await stage.wire.get('/api/user/push', { token })).status).toBe(401);
    expect(await stateOf(elsewhere.token, endpoint)).toMatchObject({ outcomes: false });
  });

  test('ends when its session is ended in another browser', async () => {
    const { id, email } = await stage.member();
    const { token } = await signIn(email);
    const { body } = await stage.wire.get('/api/user/sessions', { token });
    const [session] = body.data.filter(({ current }: { current: boolean }) => !current);
    await stage.wire.post('/api/user/revokeSession', { id: session.id }, { token });
    expect(await stage.browsersOf(id)).toBe(0);
  });

  test('ends with its session, even if a server still caches the session', async () => {
    const { id, endpoint, token } = await stage.member();
    const { p256dh, auth } = stage.service.subscribe();
    const { body } = await stage.wire.get('/api/user/sessions', { token });
    const [{ id: session }] = body.data;
    await stage.database.db.query(sql`
      update session set revoked_at = clock_timestamp() where id = ${session}`);
    const kept = await stage.db.transaction((tx) =>
      keepSubscription(tx, {
        member: id,
        session,
        endpoint: `${endpoint}/late`,
        p256dh,
        auth,
        service: 'any',
        outcomes: true,
        security: true,
      }),
    );
    expect(kept).toBe(false);
    expect(await stage.browsersOf(id)).toBe(1);
  });

  test('ends when another member signs in with the browser', async () => {
    const { registration, user } = await stage.wire.signUp();
    const first = await signIn(registration.email);
    await stage.subscribe(first.token);
    const other = await stage.wire.signUp();
    await signIn(other.registration.email);
    expect(await stage.browsersOf(BigInt(user.id))).toBe(1);
    await signIn(other.registration.email, first.device);
    expect(await stage.browsersOf(BigInt(user.id))).toBe(0);
  });
});

test('a browser still gets notifications after its session expires, and the next session adopts it', async () => {
  const { registration, user } = await stage.wire.signUp();
  const id = BigInt(user.id);
  const first = await signIn(registration.email);
  await stage.subscribe(first.token);
  await stage.database.db.query(sql`
    update session set last_used_at = last_used_at - interval '1 day' where member_id = ${id}`);
  await endIdleSessions(stage.db, 60);
  expect(await stage.browsersOf(id)).toBe(1);
  const second = await signIn(registration.email, first.device);
  await stage.wire.get('/api/auth/logout', { token: second.token });
  expect(await stage.browsersOf(id)).toBe(0);
});
