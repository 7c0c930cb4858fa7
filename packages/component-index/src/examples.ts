import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Component } from './components.ts';
import type { Entry } from './entries.ts';
import { exampleOf } from './example.ts';
import type { PropTable } from './props.ts';

/**
 * Lists the stories for a component's page. Apart from `Default`, omits stories for reviewers, and
 * stories with a play function, whose first render looks like another story.
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

/** Writer of stories as runnable modules. */
export class Examples {
  readonly #entryOf: (name: string) => string | undefined;
  readonly #folder: string;

  /**
   * Prepares the output folder.
   * @param folder output folder, whose previous contents are deleted
   */
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

  /**
   * Returns the code of a story for users to copy, and writes the same code to a file that can run.
   */
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
