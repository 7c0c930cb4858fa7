/**
 * Runs the examples of a package's README that state their result, `1 + 1; // 2`. Prints the number of
 * correct results. Exits with an error at the first wrong one.
 *
 *   node examples.mjs rules
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const [, , name] = process.argv;
const readme = readFileSync(`node_modules/@platform/${name}/README.md`, 'utf8');
const RESULT = /^(\S.*); \/\/ (.+)$/gm;

mkdirSync('built', { recursive: true });
globalThis.results = 0;
globalThis.check = (actual, expected) => {
  assert.deepEqual(actual, expected);
  globalThis.results += 1;
};
for (const [index, [, code]] of [...readme.matchAll(/```ts\n([^]*?)```/g)].entries()) {
  if (!RESULT.test(code)) continue;
  const checked = code.replaceAll(RESULT, 'check($1, $2);');
  const file = new URL(`built/example-${name}-${index}.mjs`, import.meta.url);
  writeFileSync(file, transformSync(checked, { loader: 'ts', format: 'esm' }).code);
  await import(file);
}
console.log(globalThis.results);
process.exit(0);
