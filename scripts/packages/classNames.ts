import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { root } from './buildPackage.ts';
import { publishedModules, type EsbuildPlugin } from './modules.ts';

/**
 * Prefix of class names. A name with an underscore and no hyphen is never a utility of Tailwind
 * CSS.
 */
const PREFIX = 'pf_';

const HASHES = 36 ** 4;

/** Published style files, as vanilla-extract names them. */
const files = publishedModules(join(root, 'packages/ui/src'))
  .filter((module) => module.endsWith('.css.ts'))
  .map((module) => `packages/ui/src/${module}`);

/** Returns four characters that depend on the version and on every style file. */
function hashOf(version: string): string {
  const texts = files.flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]);
  const digest = createHash('sha256')
    .update(JSON.stringify([version, ...texts]))
    .digest();
  return (digest.readUIntBE(0, 6) % HASHES).toString(36).padStart(4, '0');
}

/**
 * Compiles styles with class, animation and variable names that no other version has. `pf_k3f9300` consists
 * of the build's hash, the file's number and the style's number. See
 * docs/decisions/components.md#published-class-names.
 */
export function classNames(version: string): EsbuildPlugin {
  const build = hashOf(version);
  /** Prefix of vanilla-extract's own names, by file. */
  const prefixes = new Map<string, string>();
  return vanillaExtractPlugin({
    identifiers({ filePath, hash }) {
      // Removes the zero from the first name of a file, which is its prefix and a zero.
      const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
      prefixes.set(filePath, prefix);
      const number = files.indexOf(filePath);
      if (number < 0)
        throw new Error(
          `${filePath} writes styles, but is not published. Import styles of published files only.`,
        );
      return `${PREFIX}${build}${number.toString(36).padStart(2, '0')}${hash.slice(prefix.length)}`;
    },
  });
}
