import { readFileSync } from 'node:fs';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

export const operatorPages = {
  'docs/operating.md': read('docs/operating.md'),
  'docs/chains.md': read('docs/chains.md'),
  'docs/scaling.md': read('docs/scaling.md'),
  'deploy/README.md': read('deploy/README.md'),
} as const;
type Page = keyof typeof operatorPages;

/** SQL statement that a page tells operators to run. */
export interface DocumentedStatement {
  page: Page;
  section: string;
  /** Role that the page names for the statement, such as `platform_support`. */
  role: string;
  statement: string;
}

const FIRST_LINE = /^-- As (?:the )?(\w+|a superuser):\n/;

function statementsOfBlock(block: string, where: string): { role: string; statement: string }[] {
  const [line = '', role = ''] = FIRST_LINE.exec(block) ?? [];
  if (role === '') {
    throw new Error(`Begin this block in ${where} with the role, '-- As platform_...:'.\n${block}`);
  }
  return block
    .slice(line.length)
    .replaceAll(/^--.*\n/gm, '')
    .split(';')
    .map((statement) => ({ role, statement: statement.trim() }))
    .filter(({ statement }) => statement !== '');
}

/** @throws if the first line of a block does not name the role */
export const statementsOf = (page: Page): DocumentedStatement[] =>
  operatorPages[page].split(/^#+ /m).flatMap((text) => {
    const section = text.slice(0, text.indexOf('\n'));
    // Blocks in lists are indented.
    const blocks = [...text.matchAll(/^( *)```sql\n(.*?)^ *```/gms)].map(([, indent, block = '']) =>
      block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    );
    return blocks
      .flatMap((block) => statementsOfBlock(block, `${page}, ${section}`))
      .map((statement) => ({ page, section, ...statement }));
  });

/** Returns the statements in the running text of a page, which names no role for them. */
export const statementsInText = (page: Page): string[] =>
  operatorPages[page].match(
    /`(?:select|insert into|update|delete from|truncate|alter|create|drop|grant|revoke|set) [^`]+`/gi,
  ) ?? [];
