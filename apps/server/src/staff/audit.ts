import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Number of entries per query. */
const BATCH = 1_000;

export interface AuditCheck {
  entries: number;
  /** Hash of the last entry in hex; empty for an empty log. */
  head: string;
  /** First invalid entry and its problem; undefined if the chain is complete. */
  broken?: string;
  /** False if the chain does not contain `known`. */
  hasKnown: boolean;
}

interface Row {
  number: bigint;
  entry: string;
  hash: Buffer;
}

/**
 * Checks the chain of the staff audit log: every hash covers the entry and the hash before it. Only
 * a known hash reveals that the newest entries were removed, or that the whole log was replaced.
 *
 * @param known hash of an earlier check, in hex
 */
export async function checkAudit(db: Queryable, known = ''): Promise<AuditCheck> {
  let before: Buffer = Buffer.alloc(0);
  let entries = 0;
  let hasKnown = known === '';
  const result = () => ({ entries, head: before.toString('hex'), hasKnown });
  for (;;) {
    const rows = await db.query<Row>(sql`
      select number, entry, hash from staff_audit where number > ${entries}
      order by number limit ${BATCH}`);
    for (const { number, entry, hash } of rows) {
      const next = entries + 1;
      if (number !== BigInt(next)) return { ...result(), broken: `Entry ${next} is missing.` };
      const expected = createHash('sha256').update(before).update(entry).digest();
      if (!expected.equals(hash)) return { ...result(), broken: `Entry ${next} was changed.` };
      before = hash;
      entries = next;
      hasKnown ||= hash.toString('hex') === known.toLowerCase();
    }
    if (rows.length < BATCH) return result();
  }
}

export function reportAudit({ entries, head, broken, hasKnown }: AuditCheck): {
  text: string;
  isComplete: boolean;
} {
  if (broken !== undefined) return { text: broken, isComplete: false };
  const text = [
    `${entries} entries, each with the hash of the one before it.`,
    ...(entries === 0 ? [] : [`Hash of the last entry: ${head}`]),
    ...(hasKnown
      ? []
      : ['The hash of --known is not in the log: entries were removed or replaced.']),
  ].join('\n');
  return { text, isComplete: hasKnown };
}
