/** Prints the exports that Node finds in each entry of @platform/ui: `{ "Menu": ["Menu", ...] }`. */
import { readFileSync } from 'node:fs';

const manifest = new URL('node_modules/@platform/ui/package.json', import.meta.url);
const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
const names = Object.keys(exports).filter((name) => !/\.(css|json)$|\/styles\//.test(name));
const entries = names.map(async (name) => [
  name.slice(2),
  Object.keys(await import(`@platform/ui${name.slice(1)}`)),
]);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(entries))));
