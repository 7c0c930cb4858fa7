import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './buildPackage.ts';
import { rewriteFiles } from './rewriteFiles.ts';

function iconFiles(): Map<string, string> {
  const lucide = createRequire(join(root, 'packages/ui/package.json')).resolve('lucide-react');
  const index = readFileSync(join(dirname(lucide), '../esm/lucide-react.mjs'), 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
          name,
          file,
        ]),
    ),
  );
}

/**
 * Imports each icon from its own file. From Lucide's index, esbuild would load the icons of all
 * components together, and development servers would read all 1,700.
 */
export function importSingleIcons(dist: string): void {
  const files = iconFiles();
  rewriteFiles(dist, /\.js$/, (code, file) =>
    // Keeps the imports on one line, so that the source maps stay correct.
    code.replace(/import \{([^}]*)\} from "lucide-react";/g, (_, names: string) =>
      names
        .split(',')
        .map((name) => {
          const [icon = '', local = icon] = name.trim().split(' as ');
          const own = files.get(icon);
          if (!own) throw new Error(`${file} imports ${icon}, which Lucide does not have.`);
          return `import ${local} from "lucide-react/icons/${own}";`;
        })
        .join(' '),
    ),
  );
}
