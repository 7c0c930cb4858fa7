import { loadBrands } from '@platform/tokens';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { mainSite } from '../../http/site';
import type { Mail } from '../../ports/mail/mail';
import { systemRandom } from '../../ports/random';
import { TOKENS_DIR } from '../../testing/app';
import { guardedMember } from '../../testing/guardedMember';
import { Staff } from '../../testing/staff';
import { useServers } from '../../testing/suite';
import { mailChangesByHand, mailCorrections, type ChangesByHandOptions } from './mailChangesByHand';

const suite = useServers();
const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7';
const brands = await loadBrands(TOKENS_DIR);

async function look(more: Partial<ChangesByHandOptions> = {}): Promise<Mail[]> {
  const mails: Mail[] = [];
  await mailChangesByHand({
    db: suite.database.db,
    random: systemRandom,
    mailer: { send: async (mail) => void mails.push(mail) },
    site: () => mainSite({ brands, publicUrl: 'http://localhost:4000' }),
    waitHours: 24,
    ...more,
  });
  return mails;
}

const linkIn = ({ text }: Mail): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('emails the member once about each change that support makes, with a stop link', async () => {
  const { id, code, email, token } = await guardedMember(suite.wire, ADDRESS);
  const { db } = suite.database;
  await db.query(sql`
    update member set withdrawals_stopped_at = clock_timestamp() where id = ${id}`);
  const staff = new Staff(suite.database);
  onTestFinished(() => staff.close());
  const support = await staff.person('Sue', 'support');
  await support.run(['reset-2fa', code, 'Verified by video.']);
  await support.run(['resume', code, 'Confirmed by phone.']);
  const mails = (await Promise.all([look(), look()])).flat();
  expect(mails.map(({ to }) => to)).toEqual([email, email]);
  const [disabled, resumed] = mails
    .toSorted((one, other) => other.subject.localeCompare(one.subject))
    .toReversed() as [Mail, Mail];
  expect(disabled.subject).toContain('two-factor authentication was turned off');
  expect(disabled.text).toContain('By: our support');
  expect(disabled.text).toContain('withdrawals are paused until');
  expect(resumed.subject).toContain('withdrawals were resumed');
  expect(resumed.text).not.toContain('withdrawals are paused until');
  expect(resumed.text).toContain('If you asked our support for this');
  expect(await look()).toEqual([]);

  const stopped = await suite.wire.post('/api/auth/stopWithdrawals', { token: linkIn(resumed) });
  expect(stopped.status).toBe(200);
  expect((await suite.wire.get('/api/user/profile', { token })).status).toBe(401);
});

test('emails the member in their language about a balance that staff corrected', async () => {
  const { id, code, email, token } = await guardedMember(suite.wire, ADDRESS);
  const { db } = suite.database;
  await db.query(sql`update member set language = 'es' where id = ${id}`);
  const staff = new Staff(suite.database);
  onTestFinished(() => staff.close());
  const payments = await staff.person('Paul', 'payments');
  for (const direction of ['raise', 'lower']) {
    await payments.run(['adjust', code, direction, '2.5', 'Ticket 12.']);
  }
  const mails: Mail[] = [];
  const options = {
    db,
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    site: () => mainSite({ brands, publicUrl: 'http://localhost:4000' }),
  };
  await mailCorrections(options);
  await mailCorrections(options);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, expect.stringContaining('se aumentó tu saldo')],
    [email, expect.stringContaining('se redujo tu saldo')],
  ]);
  expect(mails[0]?.text).toContain('Importe: 2.5 USDT');
  expect(mails[0]?.text).toContain('/support');
  expect(mails[0]?.text).not.toContain('Ticket 12.');
  // The other job sends none of these emails.
  expect(await look()).toEqual([]);
  const { body } = await suite.wire.get('/api/user/securityLog', { token });
  expect(body.data.slice(0, 2)).toMatchObject([
    { event: 'balance-lowered', amount: '2.5' },
    { event: 'balance-raised', amount: '2.5' },
  ]);
});

test('sends no emails about changes that members make themselves', async () => {
  await guardedMember(suite.wire, ADDRESS);
  expect(await look()).toEqual([]);
});

test('retries a refused email for a day without delaying other emails', async () => {
  const members = [
    await guardedMember(suite.wire, ADDRESS),
    await guardedMember(suite.wire, ADDRESS),
  ];
  const { db } = suite.database;
  for (const { id } of members) await db.query(sql`delete from two_factor where member_id = ${id}`);
  const refusing = { send: () => Promise.reject(new Error('mailbox full')) };
  await expect(look({ mailer: refusing })).rejects.toThrow('mailbox full');
  expect((await look()).map(({ to }) => to)).toEqual([members[1]?.email]);
  await db.query(sql`update security_mail set due_at = clock_timestamp()`);
  expect((await look()).map(({ to }) => to)).toEqual([members[0]?.email]);

  await db.query(sql`
    insert into security_mail (event_id)
    select max(id) from security_event where member_id = ${members[0]?.id}`);
  await db.query(sql`alter table security_event disable trigger security_event_append_only`);
  await db.query(sql`update security_event set at = at - interval '25 hours'`);
  await db.query(sql`alter table security_event enable trigger security_event_append_only`);
  expect(await look()).toEqual([]);
  expect(await db.query(sql`select from security_mail`)).toEqual([]);
});

test('sends no more emails during shutdown', async () => {
  const { id } = await guardedMember(suite.wire, ADDRESS);
  await suite.database.db.query(sql`delete from two_factor where member_id = ${id}`);
  expect(await look({ ending: AbortSignal.abort() })).toEqual([]);
  const signals: unknown[] = [];
  const { signal: ending } = new AbortController();
  const mailer = { send: async (_: Mail, signal?: AbortSignal) => void signals.push(signal) };
  await look({ ending, mailer });
  expect(signals).toEqual([ending]);
});
