import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast.ts';

/** Pairs that were measured in the stories. */
const COLLECTED = 'contrast-pairs.json';

const collected = v.array(
  v.strictObject({
    front: v.string(),
    back: v.string(),
    overlays: v.optional(v.array(v.strictObject({ color: v.string(), opacity: v.number() }))),
    opacity: v.optional(v.number()),
    least: v.picklist([3, 4.5]),
    where: v.optional(v.string()),
    story: v.optional(v.string()),
  }),
);

/** Returns the pairs of the design and, if the file exists, those from the stories. */
export function readPairs(tokensDir: string): readonly ContrastPair[] {
  const file = join(tokensDir, COLLECTED);
  if (!existsSync(file)) return CONTRAST_PAIRS;
  return [...CONTRAST_PAIRS, ...v.parse(collected, JSON.parse(readFileSync(file, 'utf8')))];
}
