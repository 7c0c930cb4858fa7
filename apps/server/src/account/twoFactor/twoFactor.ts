import { timingSafeEqual } from 'node:crypto';
import { RECOVERY_CODE_SHAPE } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../../db/database';
import type { Random } from '../../ports/random';
import type { Keyring, Seal, Sealed } from '../../sealing/keyring';
import { newSecret, stepOf } from './codes';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes';

export interface TwoFactorOptions {
  /** Seals the secrets that are stored. */
  keyring: Keyring;
  random: Random;
}

/** What became of a code. */
export type Verification = 'right' | 'wrong' | 'not-enabled';

/** What became of a code where a recovery code counts, too. */
export type AnyVerification = Verification | 'recovered';

/** A secret opens only in its member's row. */
export const sealOf = (member: bigint): Seal => ({
  purpose: 'two-factor secrets',
  context: String(member),
});

/** For how long a secret can be confirmed, in seconds. */
export const SECRET_SECONDS = 600;

interface Row extends Sealed {
  enabled: boolean;
  /** Whether it was not confirmed in time. */
  expired: boolean;
  now: Date;
}

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Two-factor authentication by an authenticator app (RFC 6238). A secret belongs to the member it
 * was made for, is kept encrypted, and is pending until a code of it is seen. Every code counts
 * once, whichever servers it is sent to, by the database's clock.
 */
export class TwoFactor {
  readonly #keyring: Keyring;
  readonly #random: Random;

  constructor({ keyring, random }: TwoFactorOptions) {
    this.#keyring = keyring;
    this.#random = random;
  }

  async isEnabled(db: Queryable, member: bigint): Promise<boolean> {
    const [row] = await db.query(sql`
      select member_id from two_factor where member_id = ${member} and enabled_at is not null`);
    return row !== undefined;
  }

  /**
   * Makes a secret, base32, that takes the place of one that is pending: every attempt to enable has
   * its own, and an earlier one says nothing about it. Undefined when one is enabled.
   */
  async newPendingSecret(db: Queryable, member: bigint): Promise<string | undefined> {
    const secret = newSecret(this.#random);
    const { keyVersion, sealed } = this.#keyring.seal(sealOf(member), Buffer.from(secret));
    const made = await db.query(sql`
      insert into two_factor as t (member_id, sealed_secret, key_version, pending_until)
      values (${member}, ${sealed}, ${keyVersion},
        clock_timestamp() + ${SECRET_SECONDS} * interval '1 second')
      on conflict (member_id) do update set sealed_secret = excluded.sealed_secret,
        key_version = excluded.key_version, pending_until = excluded.pending_until
      where t.enabled_at is null
      returning member_id`);
    return made.length > 0 ? secret : undefined;
  }

  /**
   * Enables the pending secret, given a code of it.
   *
   * @param secret the secret as the client has it: it must be the one that is pending, or it has
   *   expired
   */
  async enable(
    tx: Tx,
    member: bigint,
    secret: string,
    code: string,
  ): Promise<'enabled' | 'wrong' | 'expired' | 'already-enabled'> {
    const row = await this.#lock(tx, member);
    if (row?.enabled) return 'already-enabled';
    if (row === undefined || row.expired) return 'expired';
    if (!sameText(this.#open(member, row), secret)) return 'expired';
    if (!(await this.#take(tx, member, row, code))) return 'wrong';
    await tx.query(sql`
      update two_factor set enabled_at = clock_timestamp(), pending_until = null
      where member_id = ${member}`);
    return 'enabled';
  }

  /**
   * Disables two-factor authentication, given a code of the app or a recovery code; the secret and the
   * recovery codes are gone with it.
   */
  async disable(tx: Tx, member: bigint, code: string): Promise<AnyVerification> {
    const verification = await this.verifyAny(tx, member, code);
    if (verification === 'right' || verification === 'recovered') {
      await tx.query(sql`delete from two_factor where member_id = ${member}`);
    }
    return verification;
  }

  /**
   * Whether this is a code of the member's app that was not used before; a right one is used up when
   * the transaction commits. The caller counts failures with `Attempts` first.
   */
  async verifyTotp(tx: Tx, member: bigint, code: string): Promise<Verification> {
    const row = await this.#lock(tx, member);
    if (row === undefined || !row.enabled) return 'not-enabled';
    return (await this.#take(tx, member, row, code)) ? 'right' : 'wrong';
  }

  /** The same, where a recovery code that was not used before counts in place of the app's. */
  async verifyAny(tx: Tx, member: bigint, code: string): Promise<AnyVerification> {
    const verification = await this.verifyTotp(tx, member, code);
    if (verification !== 'wrong' || !RECOVERY_CODE_SHAPE.test(code)) return verification;
    const hash = recoveryHash(code);
    const taken = await tx.query(sql`
      update two_factor set recovery_hashes = array_remove(recovery_hashes, ${hash})
      where member_id = ${member} and ${hash} = any (recovery_hashes) returning member_id`);
    return taken.length > 0 ? 'recovered' : 'wrong';
  }

  /** Makes recovery codes in place of all that there are. Only here they are in clear. */
  async renewRecoveryCodes(tx: Tx, member: bigint): Promise<string[]> {
    const codes = newRecoveryCodes(this.#random);
    await tx.query(sql`
      update two_factor set recovery_hashes = ${codes.map(recoveryHash)}::bytea[]
      where member_id = ${member}`);
    return codes;
  }

  /** How many recovery codes are not used yet. */
  async recoveryCodesLeft(db: Queryable, member: bigint): Promise<number> {
    const [row] = await db.query<{ left: number }>(sql`
      select cardinality(recovery_hashes) as left from two_factor
      where member_id = ${member} and enabled_at is not null`);
    return row?.left ?? 0;
  }

  /** The row, held until the transaction ends: a code sent twice at the same time waits for itself here. */
  async #lock(tx: Tx, member: bigint): Promise<Row | undefined> {
    const rows = await tx.query<Row>(sql`
      select sealed_secret as sealed, key_version as "keyVersion",
        enabled_at is not null as enabled, clock_timestamp() as now,
        enabled_at is null and coalesce(pending_until <= clock_timestamp(), true) as expired
      from two_factor where member_id = ${member} for update`);
    return rows[0];
  }

  #open(member: bigint, row: Row): string {
    return this.#keyring.open(sealOf(member), row).toString('utf8');
  }

  async #take(tx: Tx, member: bigint, row: Row, code: string): Promise<boolean> {
    const step = stepOf(this.#open(member, row), code, row.now.getTime());
    if (step === undefined) return false;
    const taken = await tx.query(sql`
      update two_factor set last_step = ${step}
      where member_id = ${member} and last_step < ${step} returning member_id`);
    return taken.length > 0;
  }
}
