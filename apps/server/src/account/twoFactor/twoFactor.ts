import { timingSafeEqual } from 'node:crypto';
import { RECOVERY_CODE_SHAPE } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../../db/database';
import type { Random } from '../../ports/random';
import type { Keyring, Seal, Sealed } from '../../sealing/keyring';
import { newSecret, stepOf } from './codes';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes';

export interface TwoFactorOptions {
  keyring: Keyring;
  random: Random;
}

/** Result of checking a code from the app. */
export type Verification = 'right' | 'wrong' | 'not-enabled';

/** Result of checking a code from the app or a recovery code. */
export type AnyVerification = Verification | 'recovered';

/** Binds a sealed secret to its member's row. */
export const sealOf = (member: bigint): Seal => ({
  purpose: 'two-factor secrets',
  context: String(member),
});

/** Seconds within which a new secret must be confirmed. */
export const SECRET_SECONDS = 600;

interface Row extends Sealed {
  enabled: boolean;
  /** True if the secret was not confirmed in time. */
  expired: boolean;
  now: Date;
}

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Implements two-factor authentication with an authenticator app (RFC 6238). Secrets are stored
 * encrypted, and are pending until a code confirms them. Each code is valid once across all servers, by
 * the database's clock.
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
   * Creates a base32 secret that replaces a pending one, so that an earlier secret is never shown again.
   * Returns undefined if two-factor authentication is enabled.
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
   * Enables the pending secret with one of its codes.
   *
   * @param secret secret that the client sent; the outcome is `expired` if it is not the pending one
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

  /** Disables two-factor authentication with a code from the app or a recovery code, and deletes its data. */
  async disable(tx: Tx, member: bigint, code: string): Promise<AnyVerification> {
    const verification = await this.verifyAny(tx, member, code);
    if (verification === 'right' || verification === 'recovered') {
      await tx.query(sql`delete from two_factor where member_id = ${member}`);
    }
    return verification;
  }

  /**
   * Checks a code from the app, and uses it up when the transaction commits. The caller counts failures
   * with `Attempts` first.
   */
  async verifyTotp(tx: Tx, member: bigint, code: string): Promise<Verification> {
    const row = await this.#lock(tx, member);
    if (row === undefined || !row.enabled) return 'not-enabled';
    return (await this.#take(tx, member, row, code)) ? 'right' : 'wrong';
  }

  /** Checks a code as `verifyTotp` does, and also accepts an unused recovery code. */
  async verifyAny(tx: Tx, member: bigint, code: string): Promise<AnyVerification> {
    const verification = await this.verifyTotp(tx, member, code);
    if (verification !== 'wrong' || !RECOVERY_CODE_SHAPE.test(code)) return verification;
    const hash = recoveryHash(code);
    const taken = await tx.query(sql`
      update two_factor set recovery_hashes = array_remove(recovery_hashes, ${hash})
      where member_id = ${member} and ${hash} = any (recovery_hashes) returning member_id`);
    return taken.length > 0 ? 'recovered' : 'wrong';
  }

  /** Replaces all recovery codes and returns the new ones. Only their hashes are stored. */
  async renewRecoveryCodes(tx: Tx, member: bigint): Promise<string[]> {
    const codes = newRecoveryCodes(this.#random);
    await tx.query(sql`
      update two_factor set recovery_hashes = ${codes.map(recoveryHash)}::bytea[]
      where member_id = ${member}`);
    return codes;
  }

  async recoveryCodesLeft(db: Queryable, member: bigint): Promise<number> {
    const [row] = await db.query<{ left: number }>(sql`
      select cardinality(recovery_hashes) as left from two_factor
      where member_id = ${member} and enabled_at is not null`);
    return row?.left ?? 0;
  }

  /** Locks the row, so that a code sent twice at the same time is accepted once. */
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
