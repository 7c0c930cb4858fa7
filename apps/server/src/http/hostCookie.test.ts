import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app';
import { useServers } from '../testing/suite';
import { newMember, Wire } from '../testing/wire';

const suite = useServers();
let proxied: TestApp;
beforeAll(async () => {
  proxied = await testApp(suite.database.db, { TRUSTED_PROXIES: 1 });
});
afterAll(() => proxied.close());

const send = (path: string, payload: object, cookie = '') =>
  new Wire(proxied.origin).send(path, {
    method: 'POST',
    headers: { 'X-Forwarded-Proto': 'https', Cookie: cookie },
    body: JSON.stringify(payload),
  });

it('binds the cookie of a device to its host, and replaces that of an earlier release', async () => {
  const member = newMember();
  const { headers, body } = await send('/api/auth/signup', member);
  const set = headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^__Host-device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [current = ''] = set.split(';');
  for (const cookie of [current, current.replace('__Host-', '')]) {
    await suite.database.db.query(sql`
      delete from known_device where member_id = ${BigInt(body.data.user.id)}
        and token_hash <> sha256(${current.split('=')[1] ?? ''}::bytea)`);
    const login = { code: member.email, password: member.password };
    const next = await send('/api/auth/login', login, cookie);
    expect(next.headers.get('set-cookie')).toMatch(/^__Host-device=/);
    // Restores the token that the sign-in replaced.
    const replaced = await suite.database.db.query(sql`
      update known_device set token_hash = sha256(${current.split('=')[1] ?? ''}::bytea)
      where member_id = ${BigInt(body.data.user.id)} returning 1`);
    expect(replaced).toHaveLength(1);
  }
});

it('binds the cookie that a preview stores for the colour scheme to its host', async () => {
  const { headers } = await fetch(`${proxied.origin}/preview/scheme/light`, {
    headers: { 'X-Forwarded-Proto': 'https' },
    redirect: 'manual',
  });
  const set = headers.get('set-cookie');
  expect(set).toMatch(/^__Host-scheme=light; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
});
