import { createHmac } from 'node:crypto';
import { mailboxOf } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import { nameKey } from './names';

/** Details by which a self-excluded person is recognised; '' for an unknown detail. */
export interface Identifiers {
  email: string;
  phone: string;
  walletAddress: string;
}

/**
 * Returns the details of a member to hash. Omits an unconfirmed mail address, which may be another
 * person's.
 */
export const detailsOf = ({
  email,
  emailConfirmed,
  phone,
  walletAddress,
}: Identifiers & { emailConfirmed: boolean }): Identifiers => ({
  email: emailConfirmed ? email : '',
  phone,
  walletAddress,
});

/** Mail domains that ignore dots in mailbox names, each with its main domain. */
const DOTLESS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** Returns the spelling that all addresses of a mailbox share: without a tag, such as `+games`. */
function mailboxKey(email: string): string {
  const address = nameKey(mailboxOf(email) ?? email);
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  const main = DOTLESS[domain];
  return main === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${main}`;
}

/** Returns the digits of a phone number, without the prefix of international calls. */
const phoneKey = (phone: string): string =>
  phone.normalize('NFKC').replace(/\D/gu, '').replace(/^00/, '');

/**
 * Hashes details with a key outside the database, so that readers of the database cannot look up a
 * known address. Different spellings of one mailbox or phone number have the same hash.
 */
export class ExclusionHashes {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /**
   * Stores the hashed details of a self-excluded member until the exclusion ends.
   *
   * @param endsAt null for an exclusion without an end
   */
  async keep(tx: Tx, known: Partial<Identifiers>, endsAt: Date | null): Promise<void> {
    await tx.query(sql`
      insert into exclusion_hash (hash, ends_at)
      select hash, coalesce(${endsAt}::timestamptz, 'infinity')
      from unnest(${this.#of(known)}::bytea[]) hash order by hash
      on conflict (hash) do update
        set ends_at = greatest(exclusion_hash.ends_at, excluded.ends_at)`);
  }

  /** Returns true if one of the details belongs to a self-excluded member. */
  async include(db: Queryable, known: Partial<Identifiers>): Promise<boolean> {
    const found = await db.query(sql`
      select 1 from exclusion_hash
      where hash = any (${this.#of(known)}::bytea[]) and ends_at > clock_timestamp() limit 1`);
    return found.length > 0;
  }

  #of({ email = '', phone = '', walletAddress = '' }: Partial<Identifiers>): Buffer[] {
    const keys = {
      email: email && mailboxKey(email),
      phone: phoneKey(phone),
      wallet: walletAddress.toLowerCase(),
    };
    return Object.entries(keys)
      .filter(([, key]) => key !== '')
      .map(([kind, key]) => createHmac('sha256', this.#key).update(`${kind}:${key}`).digest());
  }
}
