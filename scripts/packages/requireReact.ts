import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Manifest } from './manifest.ts';
import { rewriteFiles } from './rewriteFiles.ts';

/** `sideEffects` lists the module, so bundlers keep its imports. */
const CHECK = 'reactVersion.js';

/** Returns the module that rejects a React older than a range such as `>=19.2`. */
function checkOf(name: string, range: string): string {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(range) ?? [];
  if (major === undefined || minor === undefined) {
    throw new Error(`${name} needs React ${range}: write it as >=major.minor in its package.json.`);
  }
  return `import { version } from "react";
const [major, minor] = version.split(".").map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  throw new Error(\`${name} needs React ${major}.${minor} or newer, not \${version}. Update React: npm install react@latest react-dom@latest\`);
}
`;
}

/**
 * Adds a check of the version of React. An older React lacks functions that the modules import, so
 * the page would stay blank.
 */
export function requireReact(dist: string, { name, peerDependencies }: Manifest): void {
  const range = peerDependencies?.['react'];
  if (range === undefined) return;
  rewriteFiles(dist, /\.js$/, (code, file) => {
    if (!/ from "react(\/jsx-runtime)?";/.test(code)) return code;
    const check = relative(dirname(file), CHECK);
    const line = `import "${check.startsWith('.') ? check : `./${check}`}";\n`;
    // Adds the import at the end, so that the source maps stay correct. Imports run first regardless of
    // their position.
    return code.replace(/(?=\/\/# sourceMappingURL)/, line);
  });
  writeFileSync(join(dist, CHECK), checkOf(name, range));
}
