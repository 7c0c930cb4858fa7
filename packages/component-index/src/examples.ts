import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Component } from './components.ts';
import type { Entry } from './entries.ts';
import { exampleOf } from './example.ts';
import type { PropTable } from './props.ts';

/** The stories that a page shows: what is left out is for reviewers, or looks the same at first. */
export const shown = ({ stories }: Component) =>
  stories.filter(
    ({ name, isPlayed }) =>
      name === 'Default' || !(isPlayed || name === 'Stress' || name === 'Matrix'),
  );

/** The style sheets of the entries that a module imports, which its user has to import as well. */
function withStyles(code: string): string {
  const entries = [...code.matchAll(/from '@platform\/ui\/([^']+)'/g)].map(([, entry]) => entry);
  const styles = entries.map((entry) => `import '@platform/ui/styles/${entry}';`);
  return `${styles.join('\n')}\n${code}`;
}

/** Writes stories as modules of their own. */
export class Examples {
  readonly #entryOf: (name: string) => string | undefined;
  readonly #folder: string;

  /** @param folder where the modules are written; what is there is removed */
  constructor(entries: readonly Entry[], folder: string) {
    const names = new Map(
      entries.flatMap(({ name, exports }) =>
        exports
          .filter(({ module }) => module.startsWith('.'))
          .flatMap((each) => each.names.map((exported) => [exported, name] as const)),
      ),
    );
    this.#entryOf = (name) => names.get(name);
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  /** The code of one story, to be copied; the same code is written to be run. */
  async write(component: Component, story: string, tables: readonly PropTable[]): Promise<string> {
    const required = new Set(
      tables.flatMap(({ props }) => props.filter((prop) => prop.required).map(({ name }) => name)),
    );
    const source = exampleOf(component.path, story, {
      entryOf: this.#entryOf,
      isOptional: (prop) => !required.has(prop),
    });
    const { code, errors } = await format(`${story}.tsx`, withStyles(source), {
      printWidth: 80,
      singleQuote: true,
    });
    const [error] = errors;
    if (error) throw new Error(`${component.name} ${story}: ${error.message}\n${source}`);
    const folder = join(this.#folder, component.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${story}.tsx`), code);
    return code;
  }
}
