import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { openKeys } from '../keys';
import { systemRandom } from '../ports/random';
import { memberWith } from '../testing/people';
import { useServers } from '../testing/suite';
import { resealSecrets } from './reseal';
import { TwoFactor } from './twoFactor';

const suite = useServers();

const [OLD, NEW, SEALING] = ['old', 'new', 'sealing'].map((name) => name.repeat(12)) as [
  string,
  string,
  string,
];
const keyringOf = async (settings: Record<string, string>) => {
  const database = { DATABASE_URL: 'postgres://db/platform', BEACON: 'drand' };
  const config = readConfig({ ...database, ...settings });
  return (await openKeys(config, systemRandom, settings['JWT_SECRET'] ?? '')).keyring;
};

it('(B7) two-factor secrets survive a new JWT_SECRET, and are sealed anew with the newest key', async () => {
  const { db } = suite.database;
  const [one, lost] = [await memberWith(db, 0n), await memberWith(db, 0n)];
  const secretOf = (keyring: Awaited<ReturnType<typeof keyringOf>>, member: bigint) =>
    db.transaction((tx) =>
      new TwoFactor({ keyring, random: systemRandom }).pendingSecret(tx, member),
    );
  const versions = async () =>
    (
      await db.query<{ version: number }>(sql`
        select key_version as version from two_factor
        where member_id in (${one}, ${lost}) order by member_id`)
    ).map(({ version }) => version);

  const before = await keyringOf({ JWT_SECRET: OLD });
  const secret = await secretOf(before, one);
  await secretOf(await keyringOf({ JWT_SECRET: NEW }), lost);
  expect(await versions()).toEqual([0, 0]);

  // Tokens are signed with another secret; what was sealed by the former one still opens.
  const rotated = await keyringOf({ JWT_SECRET: NEW, JWT_SECRETS_OLD: OLD });
  expect(await secretOf(rotated, one)).toBe(secret);

  // One that nobody can open any more keeps no other from being sealed anew.
  const sealing = { JWT_SECRET: NEW, JWT_SECRETS_OLD: OLD, SEALING_KEYS: `1:${SEALING}` };
  await expect(resealSecrets(db, await keyringOf(sealing))).rejects.toThrow(
    /^1 two-factor secrets could not be sealed.*key of version 0 is not the one/s,
  );
  expect(await versions()).toEqual([1, 0]);

  // Now the former secret is of no use to anybody.
  const retired = await keyringOf({ JWT_SECRET: NEW, SEALING_KEYS: `1:${SEALING}` });
  expect(await secretOf(retired, one)).toBe(secret);
});
