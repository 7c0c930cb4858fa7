import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Component } from './components.ts';
import type { Entry } from './entries.ts';
import { exampleOf } from './example.ts';
import type { PropTable } from './props.ts';

/**
 * Returns the stories to show as examples. Except for `Default`, omits stories for reviewers and
 * stories with a play function, because their first render looks like another story.
 */
export const shown = ({ stories }: Component) =>
  stories.filter(
    ({ name, isPlayed }) =>
      name === 'Default' || !(isPlayed || name === 'Stress' || name === 'Matrix'),
  );

function withStyles(code: string): string {
  const entries = [...code.matchAll(/from '@platform\/ui\/([^']+)'/g)].map(([, entry]) => entry);
  const styles = entries.map((entry) => `import '@platform/ui/styles/${entry}';`);
  return `${styles.join('\n')}\n${code}`;
}

/**
 * Empties a folder for examples. Returns a function that writes a story there as a runnable module,
 * and returns its code for users to copy.
 */
export function exampleWriter(entries: readonly Entry[], folder: string) {
  const names = new Map(
    entries.flatMap(({ name, exports }) =>
      exports
        .filter(({ module }) => module.startsWith('.'))
        .flatMap((each) => each.names.map((exported) => [exported, name] as const)),
    ),
  );
  rmSync(folder, { recursive: true, force: true });
  return async ({ name, path }: Component, story: string, tables: readonly PropTable[]) => {
    const required = new Set(
      tables.flatMap(({ props }) => props.filter((prop) => prop.required).map((prop) => prop.name)),
    );
    const source = exampleOf(path, story, {
      entryOf: (exported) => names.get(exported),
      isOptional: (prop) => !required.has(prop),
    });
    const { code, errors } = await format(`${story}.tsx`, withStyles(source), {
      printWidth: 80,
      singleQuote: true,
    });
    const [error] = errors;
    if (error) throw new Error(`${name} ${story}: ${error.message}\n${source}`);
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, `${story}.tsx`), code);
    return code;
  };
}
