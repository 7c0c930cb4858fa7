import { brands } from 'virtual:platform-brands';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { BrandProvider } from '../../theme/BrandProvider';

type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface Meta {
  title: string;
  component: ComponentType;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
  decorators?: readonly Decorator[];
}

interface Module {
  default: Meta;
  Default?: Pick<Meta, 'args' | 'render' | 'decorators'>;
}

const modules = import.meta.glob<Module>('../../**/*.stories.tsx', { eager: true });

/** What a story renders, as Storybook composes it, without Storybook. */
function elementOf({ default: meta, Default: story = {} }: Module): ReactNode {
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

/** The first story of every component, by its file, such as `primitives/Button/Button.stories.tsx`. */
export const stories: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(modules)
    .filter(([, { Default }]) => Default !== undefined)
    .map(([path, module]) => [path.replace(/^(\.\.\/)+/, ''), elementOf(module)]),
);
