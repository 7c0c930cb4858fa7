import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

const DOTS = '•••';
/** Minimum length of a name whose last letter is shown. Shorter names could be guessed. */
const SHORTEST_WITH_LAST = 4;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Masks a name for other members: 'j•••n'. Returns '' for a name without letters. */
export function maskedName(name: string): string {
  const all = Array.from(letters.segment(name), ({ segment }) => segment).filter(isLetter);
  const [first] = all;
  if (first === undefined) return '';
  return first + DOTS + (all.length < SHORTEST_WITH_LAST ? '' : all.at(-1));
}

export async function keepNameHidden(
  db: Queryable,
  member: bigint,
  hidden: boolean,
): Promise<void> {
  await db.query(sql`
    update member set hide_name = ${hidden} where id = ${member} and hide_name <> ${hidden}`);
}

export async function keepBrand(db: Queryable, member: bigint, brand: string): Promise<void> {
  await db.query(
    sql`update member set brand = ${brand} where id = ${member} and brand <> ${brand}`,
  );
}
