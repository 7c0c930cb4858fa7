import { useId, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { COPY_BUTTON } from './data';
import { Branded, ISLANDS, Staged, type IslandName } from '../islands/islands';

type Module = Readonly<Record<string, ComponentType>>;

const modules = {
  ...import.meta.glob<Module>('../../.cache/examples/*/*.tsx', { eager: true }),
  ...import.meta.glob<Module>('../../recipes/*.tsx', { eager: true }),
};

/** Renders React to HTML with its own id prefix, so that the browser can hydrate it separately. */
const inner = (children: ReactNode, identifierPrefix: string) => ({
  __html: renderToString(children, { identifierPrefix }),
});

interface IslandProps {
  name: IslandName;
  props?: object;
  className?: string;
}

export function Island({ name, props = {}, className }: IslandProps) {
  const prefix = useId();
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      className={className}
      dangerouslySetInnerHTML={inner(<Branded>{ISLANDS[name](props)}</Branded>, prefix)}
    />
  );
}

export function withCopyButtons(html: string): string {
  const [first, ...rest] = html.split(COPY_BUTTON);
  const button = (identifierPrefix: string) =>
    renderToString(<Island name="Copy" />, { identifierPrefix });
  return [first, ...rest.map((part, index) => button(`copy${index}`) + part)].join('');
}

interface LiveProps {
  /** Path below `apps/docs` of a file that exports a component, without `.tsx`. */
  file: string;
  className?: string | undefined;
}

export function Live({ file, className }: LiveProps) {
  const prefix = useId();
  const [Example] = Object.values(modules[`../../${file}.tsx`] ?? {});
  if (!Example) throw new Error(`${file} exports no component.`);
  return (
    <div
      data-example={file}
      data-prefix={prefix}
      className={className}
      dangerouslySetInnerHTML={inner(
        <Staged>
          <Example />
        </Staged>,
        prefix,
      )}
    />
  );
}

export const exampleFile = (component: string, story: string): string =>
  `.cache/examples/${component}/${story}`;
