import { timingSafeEqual } from 'node:crypto';
import { RECOVERY_CODE_SHAPE } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../../db/database';
import type { Random } from '../../ports/random';
import { TWO_FACTOR_SECRETS, type Keyring, type Seal, type Sealed } from '../../sealing/keyring';
import { newSecret, stepOf } from './codes';
import { earlierRecoveryHash, newRecoveryCodes, recoveryHash } from './recoveryCodes';

export interface TwoFactorOptions {
  keyring: Keyring;
  random: Random;
}

export type Verification = 'right' | 'wrong' | 'not-enabled';

export type AnyVerification = Verification | 'recovered';

export const sealOf = (member: bigint): Seal => ({
  purpose: TWO_FACTOR_SECRETS,
  context: String(member),
});

export const sealOfStaff = (account: bigint): Seal => ({
  purpose: TWO_FACTOR_SECRETS,
  context: `staff ${account}`,
});

/** Time to confirm a new secret, in seconds. */
export const SECRET_SECONDS = 600;

interface Row extends Sealed {
  enabled: boolean;
  expired: boolean;
  now: Date;
}

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Two-factor secrets and codes of members. Secrets are encrypted, and pending until a code confirms
 * them. Each code is valid once across all servers, by the database's clock.
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

  /** Creates a secret that replaces a pending one, so that no secret is shown twice. */
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

  /** @param secret secret from the client; the outcome is `expired` if another one is pending */
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

  async disable(tx: Tx, member: bigint, code: string): Promise<AnyVerification> {
    const verification = await this.verifyAny(tx, member, code);
    if (verification === 'right' || verification === 'recovered') {
      await tx.query(sql`delete from two_factor where member_id = ${member}`);
    }
    return verification;
  }

  /**
   * Verifies a code from the app, and uses it up when the transaction commits. The caller limits
   * attempts first.
   */
  async verifyTotp(tx: Tx, member: bigint, code: string): Promise<Verification> {
    const row = await this.#lock(tx, member);
    if (row === undefined || !row.enabled) return 'not-enabled';
    return (await this.#take(tx, member, row, code)) ? 'right' : 'wrong';
  }

  /** Verifies a code like `verifyTotp`, and also accepts an unused recovery code. */
  async verifyAny(tx: Tx, member: bigint, code: string): Promise<AnyVerification> {
    const verification = await this.verifyTotp(tx, member, code);
    if (verification !== 'wrong' || !RECOVERY_CODE_SHAPE.test(code)) return verification;
    for (const hash of [
      recoveryHash(await this.#secretOf(tx, member), code),
      earlierRecoveryHash(code),
    ]) {
      const taken = await tx.query(sql`
        update two_factor set recovery_hashes = array_remove(recovery_hashes, ${hash})
        where member_id = ${member} and ${hash} = any (recovery_hashes) returning member_id`);
      if (taken.length > 0) return 'recovered';
    }
    return 'wrong';
  }

  async renewRecoveryCodes(tx: Tx, member: bigint): Promise<string[]> {
    const codes = newRecoveryCodes(this.#random);
    const secret = await this.#secretOf(tx, member);
    await tx.query(sql`
      update two_factor
      set recovery_hashes = ${codes.map((code) => recoveryHash(secret, code))}::bytea[]
      where member_id = ${member}`);
    return codes;
  }

  async recoveryCodesLeft(db: Queryable, member: bigint): Promise<number> {
    const [row] = await db.query<{ left: number }>(sql`
      select cardinality(recovery_hashes) as left from two_factor
      where member_id = ${member} and enabled_at is not null`);
    return row?.left ?? 0;
  }

  /** Locks the row, so that only one of several concurrent uses of a code succeeds. */
  async #lock(tx: Tx, member: bigint): Promise<Row | undefined> {
    const rows = await tx.query<Row>(sql`
      select sealed_secret as sealed, key_version as "keyVersion",
        enabled_at is not null as enabled, clock_timestamp() as now,
        enabled_at is null and coalesce(pending_until <= clock_timestamp(), true) as expired
      from two_factor where member_id = ${member} for update`);
    return rows[0];
  }

  /** @throws if the member has no secret */
  async #secretOf(tx: Tx, member: bigint): Promise<string> {
    const row = await this.#lock(tx, member);
    if (row === undefined) throw new Error(`Member ${member} has no two-factor secret.`);
    return this.#open(member, row);
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
