import sql from 'sql-template-tag';
import { linkTokenHash, newLinkToken } from '../account/linkToken';
import { passwordMatches } from '../account/passwords';
import { stepOf as periodOf } from '../account/twoFactor/codes';
import { sealOfStaff } from '../account/twoFactor/twoFactor';
import { databaseNow } from '../db/clock';
import type { Sealed } from '../sealing/keyring';
import { credentialOf, requestOptions, verifiedCounter, type Passkey } from './passkeys';
import { openSession } from './sessions';
import { endStep, setChallenge, STEP_MINUTES, takeChallenge, type Step } from './steps';
import {
  claimAll,
  codeFor,
  codeFrom,
  forgetAll,
  noteVisit,
  passwordFor,
  passwordFrom,
  VisitRefused,
  type StaffVisitor,
  type VisitPorts,
} from './visits';

const WRONG_PASSWORD = 'The name or the password is wrong.';
const WRONG_FACTOR = 'The code or passkey is wrong.';

interface Account {
  account: bigint;
  hash: string;
}

/**
 * Checks a password. Returns the token for the second step.
 *
 * @throws VisitRefused for a wrong password, or after too many failures
 */
export async function beginSignIn(
  { db, random }: VisitPorts,
  { name, password }: { name: string; password: string },
  visitor: StaffVisitor,
): Promise<string> {
  const [found] = await db.query<Account>(sql`
    select account.id as account, hash
    from staff_account account join staff_password on account_id = account.id
    where lower(name) = lower(${name.trim()}) and accepted_at is not null and disabled_at is null
      and not is_service and (expires_at is null or expires_at > clock_timestamp())`);
  const guessables = [passwordFrom(visitor.network, name), passwordFor(name)];
  const isRight = await passwordMatches(found?.hash, password, visitor.network, () =>
    claimAll(db, guessables),
  );
  if (found === undefined || !isRight) {
    await noteVisit(db, found?.account, 'sign in refused', visitor, { factor: 'password' });
    throw new VisitRefused(WRONG_PASSWORD);
  }
  await forgetAll(db, guessables);
  const token = newLinkToken(random);
  await db.query(sql`
    insert into staff_step (token_hash, account_id, expires_at) values (${linkTokenHash(token)},
      ${found.account}, clock_timestamp() + make_interval(mins => ${STEP_MINUTES}))`);
  return token;
}

export interface Factors {
  /** Options of the browser's passkey dialog; undefined without a passkey. */
  passkey: object | undefined;
  hasAuthenticator: boolean;
}

/** Returns the second factors of a sign-in, with a new challenge. */
export async function factorsOf(
  { db, site }: VisitPorts,
  token: string,
  { account }: Step,
): Promise<Factors> {
  const passkeys = await db.query<Passkey>(sql`
    select credential, transports from staff_passkey where account_id = ${account}
    order by added_at`);
  const apps = await db.query(sql`
    select account_id from staff_authenticator where account_id = ${account}`);
  if (passkeys.length === 0) return { passkey: undefined, hasAuthenticator: apps.length > 0 };
  const options = await requestOptions(site, passkeys);
  await setChallenge(db, token, options.challenge);
  return { passkey: options, hasAuthenticator: apps.length > 0 };
}

/** Returns true if one of the account's passkeys signed the challenge of the step. */
async function signedBy(
  { db, site }: VisitPorts,
  token: string,
  account: bigint,
  response: unknown,
): Promise<boolean> {
  const challenge = await takeChallenge(db, token);
  const credential = credentialOf(response);
  if (challenge === undefined || credential === undefined) return false;
  return db.transaction(async (tx) => {
    const [passkey] = await tx.query<Passkey>(sql`
      select credential, public_key as "publicKey", counter, transports from staff_passkey
      where credential = ${credential} and account_id = ${account} for update`);
    const counter = passkey && (await verifiedCounter(site, challenge, passkey, response));
    if (counter === undefined) return false;
    await tx.query(sql`
      update staff_passkey set counter = ${counter}, used_at = clock_timestamp()
      where credential = ${credential}`);
    return true;
  });
}

/** Returns true for a valid code of the account's authenticator app, and uses the code up. */
async function codeIsRight(
  { db, keyring }: VisitPorts,
  account: bigint,
  code: string,
): Promise<boolean> {
  const [app] = await db.query<Sealed>(sql`
    select sealed_secret as sealed, key_version as "keyVersion" from staff_authenticator
    where account_id = ${account}`);
  if (app === undefined) return false;
  const secret = keyring.open(sealOfStaff(account), app).toString('utf8');
  const period = periodOf(secret, code, await databaseNow(db));
  if (period === undefined) return false;
  const taken = await db.query(sql`
    update staff_authenticator set last_step = ${period}
    where account_id = ${account} and last_step < ${period} returning account_id`);
  return taken.length > 0;
}

/** Second factor of a person: the response of a passkey, or a code. */
export type Factor = { passkey: unknown } | { code: string };

/**
 * Checks the second factor of a sign-in. Returns the token of the new session.
 *
 * @throws VisitRefused for a wrong factor, or after too many wrong codes
 */
export async function finishSignIn(
  ports: VisitPorts,
  token: string,
  { account }: Step,
  factor: Factor,
  visitor: StaffVisitor,
): Promise<string> {
  const { db, random } = ports;
  const kind = 'code' in factor ? 'authenticator' : 'passkey';
  // Passkeys cannot be guessed. Wrong codes must not lock them.
  const guessables =
    kind === 'passkey' ? [] : [codeFrom(visitor.network, account), codeFor(account)];
  await claimAll(db, guessables);
  const isRight =
    'code' in factor
      ? await codeIsRight(ports, account, factor.code)
      : await signedBy(ports, token, account, factor.passkey);
  if (!isRight) {
    await noteVisit(db, account, 'sign in refused', visitor, { factor: kind });
    throw new VisitRefused(WRONG_FACTOR);
  }
  await forgetAll(db, guessables);
  const session = await db.transaction(async (tx) =>
    (await endStep(tx, token)) ? openSession(tx, random, account, visitor, kind) : undefined,
  );
  if (session === undefined) throw new VisitRefused('The sign-in has expired. Start again.');
  return session;
}
