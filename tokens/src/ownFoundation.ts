/** Entry point that embeds this repository's tokens, for environments without a file system. */
import dark from '../base/dark.tokens.json' with { type: 'json' };
import light from '../base/light.tokens.json' with { type: 'json' };
import scales from '../base/scales.tokens.json' with { type: 'json' };
import semantic from '../semantic.tokens.json' with { type: 'json' };
import { buildFoundation } from './foundation.ts';

const FILES: Readonly<Record<string, object>> = {
  'base/dark.tokens.json': dark,
  'base/light.tokens.json': light,
  'base/scales.tokens.json': scales,
  'semantic.tokens.json': semantic,
};

export const foundation = buildFoundation('foundation', (name) => JSON.stringify(FILES[name]));
