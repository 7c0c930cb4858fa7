import { createHash } from 'node:crypto';
import type { Brand, BrandShelf } from '@platform/tokens';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Random } from '../ports/random';
import { readVersion } from './versions';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const REMEMBERED = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface Preview {
  brand: Brand;
  number: number;
  expiresAt: Date;
}

export interface PreviewOptions {
  db: Queryable;
  shelf: Pick<BrandShelf, 'compile' | 'origins'>;
  random: Random;
}

export class Previews {
  readonly #options: PreviewOptions;
  /** Compiled drafts. The key includes the allowed origins, because that list can change. */
  readonly #compiled = new Map<string, Brand>();

  constructor(options: PreviewOptions) {
    this.#options = options;
  }

  /** Creates a preview of a version. The database stores only the hash of the token. */
  async share(
    version: { brand: string; number: number; author: string },
    hours: number,
  ): Promise<{ token: string; expiresAt: Date }> {
    const { db, random } = this.#options;
    const { brand, number, author } = version;
    const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
    const rows = await db.query<{ expires_at: Date }>(sql`
      insert into brand_preview (token_hash, brand, number, author, expires_at)
      values (${hashOf(token)}, ${brand}, ${number}, ${author},
        clock_timestamp() + make_interval(hours => ${hours}))
      returning expires_at`);
    return { token, expiresAt: one(rows).expires_at };
  }

  async find(token: string): Promise<Preview | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const [row] = await this.#options.db.query<{
      brand: string;
      number: number;
      expires_at: Date;
    }>(sql`
      select brand, number, expires_at from brand_preview
      where token_hash = ${hashOf(token)} and expires_at > clock_timestamp()`);
    const brand = row && (await this.#brandOf(row.brand, row.number));
    return brand && { brand, number: row.number, expiresAt: row.expires_at };
  }

  async #brandOf(id: string, number: number): Promise<Brand | undefined> {
    const { db, shelf } = this.#options;
    const key = `${id} ${number} ${shelf.origins?.text ?? ''}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const folder = await readVersion(db, id, number);
    const { brand } = folder ? await shelf.compile(folder) : {};
    if (!brand) return undefined;
    const [oldest] = this.#compiled.keys();
    if (this.#compiled.size >= REMEMBERED && oldest !== undefined) this.#compiled.delete(oldest);
    this.#compiled.set(key, brand);
    return brand;
  }
}
