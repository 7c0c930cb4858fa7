import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { root } from './buildPackage.ts';
import { publishedModules, type EsbuildPlugin } from './modules.ts';

/** Start of every class name. A name with an underscore and no hyphen is no utility of Tailwind CSS. */
const PREFIX = 'pf_';

/** Number of different hashes of four characters. */
const HASHES = 36 ** 4;

/** The published files of styles, as vanilla-extract names them. */
const files = publishedModules(join(root, 'packages/ui/src'))
  .filter((module) => module.endsWith('.css.ts'))
  .map((module) => `packages/ui/src/${module}`);

/** Returns four characters that depend on the version and on every file of styles. */
function hashOf(version: string): string {
  const texts = files.flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]);
  const digest = createHash('sha256')
    .update(JSON.stringify([version, ...texts]))
    .digest();
  return (digest.readUIntBE(0, 6) % HASHES).toString(36).padStart(4, '0');
}

/**
 * Compiles styles with names for classes, animations and variables that no other version has:
 * `pf_k3f9300` is the hash of the build, the number of the file and that of the style in it. See
 * docs/decisions/components.md#published-class-names.
 */
export function classNames(version: string): EsbuildPlugin {
  const build = hashOf(version);
  /** The prefix of vanilla-extract's own names, by file. */
  const prefixes = new Map<string, string>();
  return vanillaExtractPlugin({
    identifiers({ filePath, hash }) {
      // A file's first name is its prefix and a zero.
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
