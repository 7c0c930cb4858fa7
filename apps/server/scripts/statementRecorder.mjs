/**
 * Preloaded by `pinRelease.ts`. Records the statements that the server's sources send, except
 * tests, in the folder RECORDED_STATEMENTS.
 */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const pg = createRequire(join(process.env.RECORDED_SERVER, 'package.json'))('pg');
const file = join(process.env.RECORDED_STATEMENTS, `${process.pid}-${threadId}`);
const known = new Set();

/** Returns the server file that sends a statement: the first file in the stack outside the pool. */
function senderOf(stack) {
  const files = [...stack.matchAll(/apps\/server\/(src\/[\w/.-]+\.ts)/g)].map(([, path]) => path);
  return files.find((path) => path !== 'src/db/database.ts') ?? '';
}

function record(text) {
  const from = senderOf(new Error().stack ?? '');
  if (from === '' || /\.test\.ts$|^src\/(testing|proofs|db\/embedded)\//.test(from)) return;
  if (known.has(text)) return;
  known.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

Error.stackTraceLimit = 50;
for (const { prototype } of [pg.Client, pg.Pool]) {
  const query = prototype.query;
  prototype.query = function (config, ...rest) {
    if (typeof config?.text === 'string') record(config.text);
    return query.call(this, config, ...rest);
  };
}
