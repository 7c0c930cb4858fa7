/**
 * Writes the page `next/app/every`, a server component with an example of every component. Prints the names
 * of the components that a server component cannot render by itself.
 *
 * A server component cannot pass a function to a browser component. The page therefore uses the first
 * example that has functions only in optional props, and omits these props. Without such an example, the
 * example is a browser component, as in an application.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const EXAMPLES = 'types/examples';
const required = JSON.parse(readFileSync('types/required.json', 'utf8'));

// Excludes `historyColumns`, which is not a component.
const components = readdirSync(EXAMPLES).filter((name) => /^[A-Z]/.test(name));
const files = components.map((component) => ({
  component,
  // `Default` comes first, because most applications use it.
  stories: readdirSync(`${EXAMPLES}/${component}`)
    .map((file) => file.replace('.tsx', ''))
    .sort((a, b) => (b === 'Default') - (a === 'Default')),
}));

await build({
  entryPoints: files.flatMap(({ component, stories }) =>
    stories.map((story) => `${EXAMPLES}/${component}/${story}.tsx`),
  ),
  bundle: true,
  splitting: true,
  outbase: EXAMPLES,
  outdir: 'built/examples',
  format: 'esm',
  jsx: 'automatic',
  packages: 'external',
  plugins: [
    {
      name: 'no-styles',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /\/ui\/styles\// }, ({ path }) => ({ path, namespace: 'none' }));
        onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: '' }));
      },
    },
  ],
});

/** Returns true if a value has a function that is not an optional prop of a component of the package. */
function needsBrowser(value, component, prop) {
  if (typeof value === 'function') return required[component]?.includes(prop) ?? true;
  if (typeof value !== 'object' || value === null) return false;
  if ('$$typeof' in value) {
    const name = typeof value.type === 'function' ? value.type.name : String(value.type);
    return Object.entries(value.props).some(([each, held]) => needsBrowser(held, name, each));
  }
  return Object.values(value).some((held) => needsBrowser(held, component, prop));
}

async function rendersOnServer(component, story) {
  if (/\buse[A-Z]\w*\(/.test(readFileSync(`${EXAMPLES}/${component}/${story}.tsx`, 'utf8'))) {
    return false;
  }
  const { Example } = await import(`./built/examples/${component}/${story}.js`);
  return !needsBrowser(Example());
}

const onServer = new Map();
for (const { component, stories } of files) {
  for (const story of stories) {
    if (!onServer.has(component) && (await rendersOnServer(component, story))) {
      onServer.set(component, story);
    }
  }
}
const byHand = readFileSync('next/app/every/byHand.tsx', 'utf8');
const inBrowser = components.filter(
  (name) => !onServer.has(name) && !byHand.includes(`export const ${name} `),
);

const exportsOf = (list) =>
  list
    .map((name) => {
      const path = `../../../${EXAMPLES}/${name}/${onServer.get(name) ?? 'Default'}`;
      return `export { Example as ${name} } from '${path}';\n`;
    })
    .join('');
mkdirSync('next/app/every', { recursive: true });
writeFileSync('next/app/every/onServer.ts', exportsOf([...onServer.keys()]));
writeFileSync('next/app/every/inBrowser.ts', `'use client';\n\n${exportsOf(inBrowser)}`);
console.log(JSON.stringify(inBrowser));
