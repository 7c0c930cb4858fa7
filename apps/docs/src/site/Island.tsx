import { createElement, useId, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { COPY_BUTTON } from './data';
import { Branded, ISLANDS, Staged, type IslandName } from '../islands/islands';

type Module = Readonly<Record<string, ComponentType>>;

const examples = import.meta.glob<Module>('../../.cache/examples/*/*.tsx', { eager: true });
const recipes = import.meta.glob<Module>('../../recipes/*.tsx', { eager: true });

/** Returns the only component of a module. */
function exampleOf(module: Module | undefined, name: string): ReactNode {
  const [Example] = Object.values(module ?? {});
  if (!Example) throw new Error(`${name} exports no component.`);
  return createElement(Example);
}

/** Renders React to HTML with its own id prefix, so that the browser can hydrate it separately. */
const inner = (children: ReactNode, identifierPrefix: string) => ({
  __html: renderToString(children, { identifierPrefix }),
});

interface IslandProps {
  name: IslandName;
  props?: object;
  className?: string;
}

/** Part of the page that runs in the browser. */
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

/** Replaces each `COPY_BUTTON` in the HTML with a button. */
export function withCopyButtons(html: string): string {
  const [first, ...rest] = html.split(COPY_BUTTON);
  const button = (prefix: string) =>
    `<div data-island="Copy" data-prefix="${prefix}">${inner(<Branded>{ISLANDS.Copy({})}</Branded>, prefix).__html}</div>`;
  return [first, ...rest.map((part, index) => button(`copy${index}`) + part)].join('');
}

interface LiveProps {
  /** Component and story: `Button/Default`. */
  example: string;
  className?: string | undefined;
}

export function Live({ example, className }: LiveProps) {
  const prefix = useId();
  const module = examples[`../../.cache/examples/${example}.tsx`];
  return (
    <div
      data-example={example}
      data-prefix={prefix}
      className={className}
      dangerouslySetInnerHTML={inner(<Staged>{exampleOf(module, example)}</Staged>, prefix)}
    />
  );
}

interface LiveRecipeProps {
  /** Name of a file in `recipes/`. */
  recipe: string;
  className?: string | undefined;
}

export function LiveRecipe({ recipe, className }: LiveRecipeProps) {
  const prefix = useId();
  return (
    <div
      data-recipe={recipe}
      data-prefix={prefix}
      className={className}
      dangerouslySetInnerHTML={inner(
        <Staged>{exampleOf(recipes[`../../recipes/${recipe}.tsx`], recipe)}</Staged>,
        prefix,
      )}
    />
  );
}
