import { readFileSync } from 'node:fs';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

export const operatorPages = {
  'docs/operating.md': read('docs/operating.md'),
  'docs/chains.md': read('docs/chains.md'),
  'docs/scaling.md': read('docs/scaling.md'),
  'deploy/README.md': read('deploy/README.md'),
} as const;
/** Returns the SQL of a page, which operators would have to type: they run commands and scripts. */
export const sqlIn = (page: keyof typeof operatorPages): string[] =>
  operatorPages[page].match(
    /^ *```sql$|`(?:select|insert into|update|delete from|truncate|alter|create|drop|grant|revoke|set) [^`]+`/gim,
  ) ?? [];
