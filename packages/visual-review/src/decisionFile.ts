import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDecision, type Decisions } from './decisions.ts';
import { InputError } from '@platform/command-line';

/** Names a picture by its bytes. */
export const pictureHash = (png: Buffer) =>
  createHash('sha256').update(png).digest('hex').slice(0, 16);

/** The decisions that are committed; none when there is no file yet. */
export function readDecisions(file: string): Decisions {
  if (!existsSync(file)) return {};
  const fail = (why: string) =>
    new InputError(`${file} cannot be read: ${why}. Fix it, or restore it from git.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw fail((error as Error).message);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw fail('it is not an object of decisions');
  }
  for (const [key, value] of Object.entries(content)) {
    if (!isDecision(value)) {
      throw fail(`'${key}' is not a decision with an image, a verdict and a reason`);
    }
  }
  return content as Decisions;
}

/** Writes the decisions in the order of their keys, so that two reviewers' changes merge by line. */
export function writeDecisions(file: string, decisions: Decisions) {
  const sorted = Object.entries(decisions).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
