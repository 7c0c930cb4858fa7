import sql from 'sql-template-tag';
import { linkTokenHash, newLinkToken } from '../account/linkToken';
import type { Database, Queryable } from '../db/database';
import type { Random } from '../ports/random';
import { openForCommands } from './sessions';
import { VisitRefused, type StaffVisitor } from './visits';

// Sign-in of commands as in RFC 8628 (device authorization grant).

/** Time to enter a code, in minutes. */
export const DEVICE_MINUTES = 10;

/** Shortest interval between two polls of a command, in seconds. */
export const POLL_SECONDS = 5;

/**
 * Letters of codes that people type. Without vowels, as RFC 8628 recommends, codes do not spell
 * words.
 */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

/** Codes for the sign-in of a command. */
export interface DeviceCodes {
  /** Code that the command exchanges for its token. */
  deviceCode: string;
  /** Code that the person enters, such as `BCDF-GHJK`. */
  userCode: string;
}

/** Errors of RFC 8628, section 3.5. */
export type DeviceError = 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token';

/** Picks letters without bias: bytes from 240 on are skipped, because 240 is a multiple of 20. */
function newUserCode(random: Random): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte = 255] = random.bytes(1);
    if (byte < 240) code += LETTERS[byte % LETTERS.length] ?? '';
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Returns the hash of a code as typed: in any case, with or without the dash. */
const userHash = (typed: string): Buffer =>
  linkTokenHash(typed.toUpperCase().replaceAll(/[^A-Z]/g, ''));

export async function askDevice(
  db: Queryable,
  random: Random,
  { address }: StaffVisitor,
): Promise<DeviceCodes> {
  const codes = { deviceCode: newLinkToken(random), userCode: newUserCode(random) };
  await db.query(sql`
    insert into staff_device (device_hash, user_hash, address, expires_at)
    values (${linkTokenHash(codes.deviceCode)}, ${userHash(codes.userCode)}, ${address},
      clock_timestamp() + make_interval(mins => ${DEVICE_MINUTES}))`);
  return codes;
}

/** Command that a person has yet to allow or deny. */
export interface WaitingDevice {
  /** IP address of the command. */
  address: string;
  askedAt: Date;
}

/** Returns the command with a pending code; undefined for an unknown, expired or decided code. */
export async function waitingDevice(
  db: Queryable,
  typed: string,
): Promise<WaitingDevice | undefined> {
  const [device] = await db.query<WaitingDevice>(sql`
    select address, made_at as "askedAt" from staff_device
    where user_hash = ${userHash(typed)} and account_id is null
      and expires_at > clock_timestamp()`);
  return device;
}

/**
 * Allows or denies the command with a pending code.
 *
 * @throws VisitRefused if the code is not pending
 */
export async function decideDevice(
  db: Queryable,
  account: bigint,
  typed: string,
  isAllowed: boolean,
): Promise<void> {
  const decided = await db.query(sql`
    update staff_device set account_id = ${account}, allowed = ${isAllowed}
    where user_hash = ${userHash(typed)} and account_id is null
      and expires_at > clock_timestamp()
    returning account_id`);
  if (decided.length === 0) throw unknownCode();
}

export const unknownCode = () =>
  new VisitRefused('No command waits with this code. Compare it, or run the command again.', 422);

/**
 * Returns a token for a command that a person has allowed. Deletes the code once the person has
 * decided.
 *
 * @returns otherwise, an error code of RFC 8628
 */
export function pollDevice(
  db: Database,
  random: Random,
  deviceCode: string,
  visitor: StaffVisitor,
): Promise<{ token: string } | { error: DeviceError }> {
  return db.transaction(async (tx) => {
    const hash = linkTokenHash(deviceCode);
    const [device] = await tx.query<{
      isExpired: boolean;
      isEarly: boolean;
      account: bigint | null;
      allowed: boolean | null;
    }>(sql`
      select expires_at <= clock_timestamp() as "isExpired",
        coalesce(polled_at > clock_timestamp() - make_interval(secs => ${POLL_SECONDS - 0.5}), false)
          as "isEarly",
        account_id as account, allowed
      from staff_device where device_hash = ${hash} for update`);
    if (device === undefined || device.isExpired) return { error: 'expired_token' };
    if (device.isEarly) return { error: 'slow_down' };
    if (device.account === null) {
      await tx.query(sql`
        update staff_device set polled_at = clock_timestamp() where device_hash = ${hash}`);
      return { error: 'authorization_pending' };
    }
    await tx.query(sql`delete from staff_device where device_hash = ${hash}`);
    if (device.allowed !== true) return { error: 'access_denied' };
    return { token: await openForCommands(tx, random, device.account, visitor) };
  });
}
