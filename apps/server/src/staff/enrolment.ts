import sql from 'sql-template-tag';
import { isCommonPassword } from '../account/commonPasswords';
import { linkTokenHash, newLinkToken } from '../account/linkToken';
import { hashPassword } from '../account/passwords';
import { newSecret, otpauthUrl, stepOf as periodOf } from '../account/twoFactor/codes';
import { sealOfStaff } from '../account/twoFactor/twoFactor';
import { databaseNow } from '../db/clock';
import { one, type Tx } from '../db/database';
import type { Sealed } from '../sealing/keyring';
import { createdPasskey, creationOptions, type Passkey } from './passkeys';
import { openSession } from './sessions';
import type { Factor } from './signIn';
import { endStep, setChallenge, STEP_MINUTES, takeChallenge, type Step } from './steps';
import { VisitRefused, type StaffVisitor, type VisitPorts } from './visits';

/** Minimum length of staff passwords, in characters. */
export const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 128;

const NOT_VALID = 'The link is not valid, or has expired. Ask an administrator for a new one.';

function refuseWeak(password: string, name: string): void {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw new VisitRefused(
      `Use a password of ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
      422,
    );
  }
  if (isCommonPassword(password, name.split(' '))) {
    throw new VisitRefused('This password is too common. Use several words.', 422);
  }
}

/**
 * Stores a new password until the second factor is set up. Returns the token for the second step.
 *
 * @param code code of the invitation or link
 * @throws VisitRefused for an invalid code or a weak password
 */
export async function beginEnrolment(
  { db, random, keyring }: VisitPorts,
  { code, password }: { code: string; password: string },
  { network }: StaffVisitor,
): Promise<string> {
  const codeHash = linkTokenHash(code.trim());
  const [person] = await db.query<{ id: bigint; name: string }>(sql`
    select id, name from staff_account where id = staff_of_code(${codeHash})`);
  if (person === undefined) throw new VisitRefused(NOT_VALID);
  refuseWeak(password, person.name);
  const { sealed, keyVersion } = keyring.seal(
    sealOfStaff(person.id),
    Buffer.from(newSecret(random)),
  );
  const token = newLinkToken(random);
  await db.query(sql`
    insert into staff_step (token_hash, account_id, expires_at, code_hash, password_hash,
      sealed_secret, key_version)
    values (${linkTokenHash(token)}, ${person.id},
      clock_timestamp() + make_interval(mins => ${STEP_MINUTES}), ${codeHash},
      ${await hashPassword(password, network)}, ${sealed}, ${keyVersion})`);
  return token;
}

/** Step of an enrolment, with the data that only enrolments have. */
type Enrolment = Step & Sealed & { codeHash: Buffer; passwordHash: string };

export const isEnrolment = (step: Step): step is Enrolment => step.codeHash !== null;

const secretOf = ({ keyring }: VisitPorts, step: Enrolment): string =>
  keyring.open(sealOfStaff(step.account), step).toString('utf8');

/** Second factors that a person may set up. */
export interface Offers {
  /** Options of the browser's dialog for a new passkey. */
  passkey: object;
  /** Secret for an authenticator app, in base32. */
  secret: string;
  /** Secret as a URL, for a QR code. */
  url: string;
}

/** Returns the second factors to choose from, with a new challenge. */
export async function offersOf(ports: VisitPorts, token: string, step: Enrolment): Promise<Offers> {
  const passkey = await creationOptions(ports.site, { id: step.account, name: step.name });
  await setChallenge(ports.db, token, passkey.challenge);
  const secret = secretOf(ports, step);
  return { passkey, secret, url: otpauthUrl(secret, ports.site.name, step.name) };
}

/** Checks the new factor. Returns a function that stores it; undefined if the factor is wrong. */
async function storeOf(
  ports: VisitPorts,
  token: string,
  step: Enrolment,
  factor: Factor,
): Promise<((tx: Tx, account: bigint) => Promise<unknown>) | undefined> {
  const { db, site } = ports;
  if ('code' in factor) {
    const now = await databaseNow(db);
    const period = periodOf(secretOf(ports, step), factor.code, now);
    if (period === undefined) return undefined;
    return (tx, account) =>
      tx.query(sql`
        insert into staff_authenticator (account_id, sealed_secret, key_version, last_step)
        values (${account}, ${step.sealed}, ${step.keyVersion}, ${period})`);
  }
  const challenge = await takeChallenge(db, token);
  const created: Passkey | undefined =
    challenge === undefined ? undefined : await createdPasskey(site, challenge, factor.passkey);
  if (created === undefined) return undefined;
  const { credential, publicKey, counter, transports } = created;
  return (tx, account) =>
    tx.query(sql`
      insert into staff_passkey (credential, account_id, public_key, counter, transports)
      values (${credential}, ${account}, ${publicKey}, ${counter}, ${transports}::text[])`);
}

/**
 * Uses up the invitation or link, and stores the password together with the second factor. Returns the
 * token of the new session.
 *
 * @throws VisitRefused for a wrong factor, or if the code is no longer valid
 */
export async function finishEnrolment(
  ports: VisitPorts,
  token: string,
  step: Enrolment,
  factor: Factor,
  visitor: StaffVisitor,
): Promise<string> {
  const kind = 'code' in factor ? 'authenticator' : 'passkey';
  const store = await storeOf(ports, token, step, factor);
  if (store === undefined) {
    throw new VisitRefused(
      kind === 'passkey'
        ? 'The passkey was not created. Try again.'
        : 'The code is wrong. Check the time of your phone, and try the next code.',
    );
  }
  return ports.db.transaction(async (tx) => {
    const isOpen = await endStep(tx, token);
    const rows = await tx.query<{ account: bigint | null }>(sql`
      select enrol_staff(${step.codeHash}, ${kind}, ${visitor.address}) as account`);
    const { account } = one(rows);
    if (!isOpen || account === null) throw new VisitRefused(NOT_VALID);
    await tx.query(sql`
      insert into staff_password (account_id, hash) values (${account}, ${step.passwordHash})`);
    await store(tx, account);
    return openSession(tx, ports.random, account, visitor, kind);
  });
}
