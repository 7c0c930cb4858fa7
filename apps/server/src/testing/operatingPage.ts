import { readFileSync } from 'node:fs';

/** The page for operators. */
export const operatingPage = readFileSync(
  new URL('../../../../docs/operating.md', import.meta.url),
  'utf8',
);

/** The SQL statements of a section of the page. */
export function statementsOf(section: string): string[] {
  const [, text = ''] = operatingPage.split(`## ${section}\n`);
  const [, block = ''] = /```sql\n(.*?)```/s.exec(text) ?? [];
  return block.split(';').filter((statement) => statement.trim() !== '');
}
