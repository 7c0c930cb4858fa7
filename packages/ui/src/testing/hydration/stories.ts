import { brands } from 'virtual:platform-brands';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { within } from 'storybook/test';
import { BrandProvider } from '../../theme/BrandProvider';

type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface Meta {
  title: string;
  component: ComponentType;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
  decorators?: readonly Decorator[];
}

interface Story extends Pick<Meta, 'args' | 'render' | 'decorators'> {
  play?: (context: {
    canvas: ReturnType<typeof within>;
    canvasElement: HTMLElement;
  }) => Promise<void>;
}

type Module = { default: Meta } & Readonly<Record<string, Story>>;

const modules = import.meta.glob<Module>('./{src,screens}/**/*.stories.tsx', {
  base: '../../../',
  eager: true,
});

/** Composes the element of a story the way Storybook does. */
function elementOf(meta: Meta, story: Story): ReactNode {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {}, loaded: {}, viewMode: 'story' };
  const render = story.render ?? meta.render;
  const Story = () => render?.(args, context) ?? createElement(meta.component, args);
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  const Decorated = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Story,
  );
  const brand = brands.find(({ id }) => id === 'default');
  return brand && createElement(BrandProvider, { brand, children: createElement(Decorated) });
}

/** Returns `Default`, or the first story of a file without one. */
function firstStory({ default: _, Default, ...others }: Module): Story {
  return Default ?? Object.values(others)[0] ?? {};
}

interface Shown {
  element: ReactNode;
  /** Interaction that opens the story if it is initially closed. */
  open: Story['play'];
}

/**
 * First story of every component, and the story `Open` of overlays, keyed by the file of the
 * accessibility tree: `src/primitives/Menu/Menu.aria.yml` and `src/primitives/Menu/Menu.open.aria.yml`.
 */
export const stories: ReadonlyMap<string, Shown> = new Map(
  Object.entries(modules).flatMap(([path, module]): [string, Shown][] => {
    const name = path.replace('./', '').replace('.stories.tsx', '');
    const { default: meta, Open } = module;
    const first: Shown = { element: elementOf(meta, firstStory(module)), open: undefined };
    if (!Open) return [[`${name}.aria.yml`, first]];
    return [
      [`${name}.aria.yml`, first],
      [`${name}.open.aria.yml`, { element: elementOf(meta, Open), open: Open.play }],
    ];
  }),
);
