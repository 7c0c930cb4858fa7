import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast.ts';

/** Pairs that were found in rendered components, beside those that are known by design. */
const HARVESTED = 'contrast-pairs.json';

const harvested = v.array(
  v.strictObject({
    front: v.string(),
    back: v.string(),
    veils: v.optional(v.array(v.strictObject({ color: v.string(), opacity: v.number() }))),
    opacity: v.optional(v.number()),
    least: v.picklist([3, 4.5]),
    where: v.optional(v.string()),
    story: v.optional(v.string()),
  }),
);

/** Every pair that is measured: the designed ones and, where there is a list, the harvested ones. */
export function readPairs(tokensDir: string): readonly ContrastPair[] {
  const file = join(tokensDir, HARVESTED);
  if (!existsSync(file)) return CONTRAST_PAIRS;
  return [...CONTRAST_PAIRS, ...v.parse(harvested, JSON.parse(readFileSync(file, 'utf8')))];
}
