import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The module that checks the version of React. It is in `sideEffects`, so bundlers keep its imports. */
const CHECK = 'internal/reactVersion.js';

/** Makes every module that uses React check its version first. */
export function requireReact(dist: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || file === CHECK) continue;
    const path = join(dist, file);
    const code = readFileSync(path, 'utf8');
    if (!/ from "react(\/jsx-runtime)?";/.test(code)) continue;
    const check = relative(dirname(path), join(dist, CHECK));
    const line = `import "${check.startsWith('.') ? check : `./${check}`}";\n`;
    // At the end, so that the source maps stay right: imports run first wherever they are.
    writeFileSync(path, code.replace(/(?=\/\/# sourceMappingURL)/, line));
  }
}
