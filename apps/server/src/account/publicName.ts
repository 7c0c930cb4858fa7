import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

const DOTS = '•••';
/** Of a shorter name the first and the last letter would tell too much. */
const SHORTEST_WITH_LAST = 4;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A name as others may see it: 'j•••n'. Empty for one without letters, and for one that is hidden. */
export function maskedName(name: string): string {
  const all = Array.from(letters.segment(name), ({ segment }) => segment).filter(isLetter);
  const [first] = all;
  if (first === undefined) return '';
  return first + DOTS + (all.length < SHORTEST_WITH_LAST ? '' : all.at(-1));
}

/** Keeps whether a member hides their name in public lists. */
export async function keepNameHidden(
  db: Queryable,
  member: bigint,
  hidden: boolean,
): Promise<void> {
  await db.query(sql`
    update member set hide_name = ${hidden} where id = ${member} and hide_name <> ${hidden}`);
}

/**
 * Keeps which brand a member plays on: the one whose site they used last.
 *
 * @param brand its id
 */
export async function keepBrand(db: Queryable, member: bigint, brand: string): Promise<void> {
  await db.query(
    sql`update member set brand = ${brand} where id = ${member} and brand <> ${brand}`,
  );
}
