import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { useServers } from '../../../testing/suite';

const suite = useServers();
const FRESH = 'Fresh-Horse-3';

async function askFor(email: string, headers: Record<string, string> = {}) {
  const reply = await suite.wire.send('/api/auth/forgotPassword', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers,
  });
  await suite.app.settled();
  return reply;
}

const mailsTo = (email: string) =>
  suite.app.mails.filter(({ to, subject }) => to === email && subject.includes('password'));
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');

async function forgetful() {
  const member = await suite.wire.signUp();
  await askFor(member.registration.email);
  const [mail] = mailsTo(member.registration.email);
  return { ...member, reset: linkIn(mail?.text ?? '').hash.slice('#token='.length) };
}

const reset = (token: string, password = FRESH) =>
  suite.wire.post('/api/auth/resetPassword', {
    token,
    new_password: password,
    confirm_new_password: password,
  });

describe('[AUTH-09] POST /api/auth/forgotPassword', () => {
  test('responds identically to known and unknown addresses, but emails only members', async () => {
    const { registration } = await suite.wire.signUp();
    const known = await askFor(registration.email);
    const unknown = await askFor('unknown@example.com');
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(mailsTo(registration.email)).toHaveLength(1);
    expect(mailsTo('unknown@example.com')).toEqual([]);
  });

  test('the email links to the site that requested it', async () => {
    const { registration } = await suite.wire.signUp();
    await askFor(registration.email, { Origin: 'http://aurora.localhost:4000' });
    const [mail] = mailsTo(registration.email);
    expect(mail).toMatchObject({ from: 'Aurora', subject: 'Aurora: choose a new password' });
    const link = linkIn(mail?.text ?? '');
    expect(link.origin).toBe('http://aurora.localhost:4000');
    expect(link.pathname).toBe('/');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      modal: 'auth',
      tab: 'resetPassword',
    });
    // Browsers do not send the fragment to the server.
    expect(link.hash).toMatch(/^#token=[\w-]{43}$/);
  });

  test('the email never contains a forged host', async () => {
    const { registration } = await suite.wire.signUp();
    await askFor(registration.email, { Origin: 'https://evil.example' });
    const [mail] = mailsTo(registration.email);
    expect(mail?.text).not.toContain('evil');
    expect(linkIn(mail?.text ?? '').origin).toBe('http://localhost:4000');
  });

  test('sends the email to the registered address, however the request spells it', async () => {
    const { registration } = await suite.wire.signUp({ email: `k${Date.now()}@example.com` });
    // The lower case of the Kelvin sign is `k`, but an address with it may be another mailbox.
    const lookalike = registration.email.replace('k', '\u212a');
    await askFor(lookalike);
    expect(mailsTo(lookalike)).toEqual([]);
    expect(mailsTo(registration.email)).toHaveLength(1);
  });

  test('refuses the sixth request for an email, even for an unknown address', async () => {
    const { registration } = await suite.wire.signUp();
    for (const email of [registration.email, 'unknown-too@example.com']) {
      const statuses = [];
      for (let mail = 0; mail < 6; mail += 1) statuses.push((await askFor(email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(mailsTo(registration.email)).toHaveLength(5);
  });

  test('the database stores only the hash of the token', async () => {
    const { reset: token, user } = await forgetful();
    const rows = await suite.database.db.query<{ row: string }>(sql`
      select row_to_json(password_reset)::text as row from password_reset
      where member_id = ${BigInt(user.id)}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('[AUTH-09] POST /api/auth/resetPassword', () => {
  test('sets the password and ends every session', async () => {
    const { registration, token, reset: link } = await forgetful();
    expect((await reset(link)).body).toMatchObject({
      status: 'success',
      message: expect.any(String),
    });
    expect((await suite.wire.get('/api/user/profile', { token })).status).toBe(401);
    const login = (password: string) =>
      suite.wire.post('/api/auth/login', { code: registration.email, password });
    expect((await login(registration.password)).status).toBe(401);
    expect((await login(FRESH)).status).toBe(200);
  });

  test('a link works once, even if it is opened twice at the same time', async () => {
    const { reset: link } = await forgetful();
    const replies = await Promise.all([reset(link), reset(link)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await reset(link)).body).toMatchObject({
      status: 'error',
      code: 'RESET_LINK_EXPIRED',
    });
  });

  test('a link works for an hour', async () => {
    const { reset: link, user } = await forgetful();
    const rows = await suite.database.db.query(sql`
      update password_reset set expires_at = expires_at - interval '1 hour'
      where member_id = ${BigInt(user.id)}
        and expires_at between clock_timestamp() + interval '59 minutes'
          and clock_timestamp() + interval '1 hour'
      returning member_id`);
    expect(rows).toHaveLength(1);
    expect((await reset(link)).status).toBe(410);
  });

  test('a changed password invalidates earlier links', async () => {
    const { registration, token, reset: link } = await forgetful();
    const form = {
      current_password: registration.password,
      new_password: 'Own-Horse-4',
      confirm_new_password: 'Own-Horse-4',
    };
    await suite.wire.post('/api/user/changePassword', form, { token });
    expect((await reset(link)).status).toBe(410);
  });

  test('refuses an unknown token and a weak password', async () => {
    const { reset: link } = await forgetful();
    expect((await reset('a'.repeat(43))).status).toBe(410);
    expect((await reset(link, 'weak')).status).toBe(400);
    expect((await reset(link)).status).toBe(200);
  });
});
