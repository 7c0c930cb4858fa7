import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { readConfig } from '../../config/config';
import { one } from '../../db/database';
import { openKeys } from '../../start/keys';
import { systemRandom } from '../../ports/random';
import { Keyring, type Sealed } from '../../sealing/keyring';
import { memberWith } from '../../testing/people';
import { useServers } from '../../testing/suite';
import { resealSecrets } from './reseal';
import { TwoFactor } from './twoFactor';

const suite = useServers();

const [OLD, NEW, SEALING] = ['old', 'new', 'sealing'].map((name) => name.repeat(12)) as [
  string,
  string,
  string,
];
const keyringOf = async (settings: Record<string, string>) => {
  const database = { DATABASE_URL: 'postgres://localhost/platform', BEACON: 'drand' };
  const config = readConfig({ ...database, ...settings });
  const { web } = await openKeys(config, systemRandom, settings['JWT_SECRET'] ?? '');
  return new Keyring(systemRandom, web.twoFactor, 'TWO_FACTOR_KEYS');
};

it('(B7) two-factor secrets survive a new JWT_SECRET and are resealed with the newest key', async () => {
  const { db } = suite.database;
  const [anna, lost] = [await memberWith(db, 0n), await memberWith(db, 0n)];
  const makeSecret = (keyring: Keyring, member: bigint) =>
    new TwoFactor({ keyring, random: systemRandom }).newPendingSecret(db, member);
  const secretOf = async (keyring: Keyring, member: bigint) => {
    const rows = await db.query<Sealed>(sql`
      select key_version as "keyVersion", sealed_secret as sealed
      from two_factor where member_id = ${member}`);
    const seal = { purpose: 'two-factor secrets', context: String(member) };
    return keyring.open(seal, one(rows)).toString('utf8');
  };
  const versions = async () =>
    (
      await db.query<{ version: number }>(sql`
        select key_version as version from two_factor
        where member_id in (${anna}, ${lost}) order by member_id`)
    ).map(({ version }) => version);

  const before = await keyringOf({ JWT_SECRET: OLD });
  const secret = await makeSecret(before, anna);
  await makeSecret(await keyringOf({ JWT_SECRET: NEW }), lost);
  expect(await versions()).toEqual([0, 0]);

  // After a rotation of the JWT secret, data sealed with the previous secret can still be opened.
  const rotated = await keyringOf({ JWT_SECRET: NEW, JWT_SECRETS_OLD: OLD });
  expect(await secretOf(rotated, anna)).toBe(secret);

  // An unreadable secret does not prevent the resealing of the other secrets.
  const sealing = { JWT_SECRET: NEW, JWT_SECRETS_OLD: OLD, SEALING_KEYS: `1:${SEALING}` };
  await expect(resealSecrets(db, await keyringOf(sealing))).rejects.toThrow(
    /^1 two-factor secrets could not be sealed.*key of version 0 is not the one/s,
  );
  expect(await versions()).toEqual([1, 0]);

  const retired = await keyringOf({ JWT_SECRET: NEW, SEALING_KEYS: `1:${SEALING}` });
  expect(await secretOf(retired, anna)).toBe(secret);
});
