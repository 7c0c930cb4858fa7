import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Database views by command. */
export const VIEWS = {
  list: 'people',
  requests: 'requests',
  member: 'member',
  tickets: 'tickets',
  stopped: 'stopped',
  reviews: 'reviews',
  audit: 'audit',
  books: 'books',
  account: 'account',
  wallets: 'wallets',
  keys: 'keys',
  notifications: 'notifications',
} as const;

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const EMPTY = ['{}', '[]'];

/** Drops empty values, and separates the others by two spaces. */
const line = (row: Readonly<Record<string, unknown>>): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '' && !EMPTY.includes(shown(value)))
    .map(([name, value]) => `${name}: ${shown(value)}`)
    .join('  ');

/** Returns the rows of a view that the person may read, one line per row. */
export async function view(
  db: Queryable,
  name: keyof typeof VIEWS,
  { as, subject }: { as: string | null; subject: string },
): Promise<string> {
  const rows = await db.query<{ row: Record<string, unknown> }>(sql`
    select read_as_staff(${as}, ${VIEWS[name]}, ${subject}) as row`);
  return rows.length === 0 ? 'There are none.' : rows.map(({ row }) => line(row)).join('\n');
}
