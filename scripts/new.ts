/**
 * Writes the four files of a component, and its export:
 *
 *   npm run new -- component Stepper --folder primitives
 *
 * The docstring has gaps, `…`. The repository's tests fail until the gaps are filled.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError, readArguments, runCommand } from '@platform/command-line';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'packages/ui/src');

const USAGE = 'Usage: npm run new -- component <Name> --folder <folder of packages/ui/src>';

export function componentFiles(name: string, folder: string): Record<string, string> {
  const up = '../'.repeat(folder.split('/').length + 1);
  const [layer = ''] = folder.split('/');
  const title = `${layer.charAt(0).toUpperCase()}${layer.slice(1)}/${name}`;
  const cssLayer = ['primitives', 'layout', 'data'].includes(layer) ? layer : 'features';
  const path = `${folder}/${name}/${name}`;
  return {
    [`${path}.tsx`]: `import type { ComponentProps } from 'react';
import { classNames } from '${up}internal/classNames';
import { wrapTexts } from '${up}internal/wrapTexts';
import * as styles from './${name}.css';

export type ${name}Props = ComponentProps<'div'>;

/**
 * …
 *
 * **When not to use it:** …
 *
 * **Do:** …
 *
 * **Don't:** …
 */
export function ${name}({ className, children, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {wrapTexts(children)}
    </div>
  );
}
`,
    [`${path}.css.ts`]: `import { vars } from '${up}theme/contract.css';
import { styleIn } from '${up}theme/styleIn';

export const root = styleIn('${cssLayer}', { color: vars.color.text.default });
`,
    [`${path}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '${up}testing/BrandMatrix';
import { ${name} } from './${name}';

const meta = {
  title: '${title}',
  component: ${name},
  tags: ['draft'],
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <${name} {...args} />
    </BrandMatrix>
  ),
};
`,
    [`${path}.test.tsx`]: `import { describeConformance } from '${up}testing/conformance';
import { ${name} } from './${name}';

describeConformance('${name}', {
  render: (props) => <${name} {...props}>${name}</${name}>,
  root: HTMLDivElement,
});
`,
  };
}

export function withExport(index: string, name: string, folder: string): string {
  const module = `./${folder}/${name}/${name}`;
  const added = `export { ${name} } from '${module}';\nexport type { ${name}Props } from '${module}';\n`;
  const later = [...index.matchAll(/^export [^;]*? from '(\.[^']+)';\n/gm)].find(
    ([, other = '']) => other.localeCompare(module) > 0,
  );
  const at = later?.index ?? index.length;
  return index.slice(0, at) + added + index.slice(at);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(() => {
    const { values, positionals } = readArguments(
      { allowPositionals: true, options: { folder: { type: 'string', default: '' } } },
      USAGE,
    );
    const [kind, name = ''] = positionals;
    const { folder } = values;
    if (kind !== 'component' || !/^[A-Z][A-Za-z]+$/.test(name)) throw new InputError(USAGE);
    if (folder === '' || !existsSync(join(source, folder))) {
      throw new InputError(`There is no folder '${folder}' in packages/ui/src.`);
    }
    const files = Object.entries(componentFiles(name, folder));
    const taken = files.find(([path]) => existsSync(join(source, path)));
    if (taken) throw new InputError(`packages/ui/src/${taken[0]} exists.`);
    const index = withExport(readFileSync(join(source, 'index.ts'), 'utf8'), name, folder);
    const written = [...files, ['index.ts', index] as const].map(([path, text]) => {
      const file = join(source, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    });
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), written, { cwd: root, stdio: 'ignore' });
    for (const file of written) console.log(file.slice(root.length));
  });
}
