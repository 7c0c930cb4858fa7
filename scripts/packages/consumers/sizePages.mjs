/**
 * Writes the pages `next/app/sizes/NAME-index` and `NAME-own`: a component from the index and from its own
 * entry. `server` is a server component, whose page loads only the code that runs in the browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const inBrowser = (name) => `export default function Page() {
  return typeof ${name};
}`;
const TABS = `export default function Page() {
  return <Tabs label="Views" items={[{ id: 'chart', label: 'Chart', content: 'Chart' }]} />;
}`;
const PAGES = [
  ...['Button', 'Dialog', 'HistoryTable'].map((name) => [
    name,
    name,
    "'use client';",
    inBrowser(name),
  ]),
  ['server', 'Tabs', '', TABS],
];

for (const [page, name, directive, code] of PAGES) {
  for (const [way, entry] of [
    ['index', ''],
    ['own', `/${name}`],
  ]) {
    const folder = `next/app/sizes/${page}-${way}`;
    mkdirSync(folder, { recursive: true });
    const lines = [directive, `import { ${name} } from '@platform/ui${entry}';`, code];
    writeFileSync(`${folder}/page.tsx`, lines.join('\n'));
  }
}
