import { renderUi } from '@platform/ui/testing';
import { page } from 'vitest/browser';
import { repository as sources } from '../../foundations/repository';
import { Studio, type StudioProps } from '../Studio';

const HTML =
  '<html data-brand="default"><body><div id="storybook-root"><p>Play</p></div></body></html>';
/** URL of a minimal page that behaves like a story in Storybook. */
export const SCREEN = URL.createObjectURL(new Blob([HTML], { type: 'text/html' }));

/** Renders the Studio with the brand 'ember'. */
export const openStudio = (props: Partial<StudioProps> = {}) =>
  renderUi(
    <Studio
      sources={sources}
      brand="ember"
      screens={[{ id: 'one', label: 'One', page: 'landing', src: SCREEN }]}
      {...props}
    />,
  );

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const step = (ramp: string, name: RegExp) =>
  page.getByRole('region', { name: ramp }).getByRole('button', { name });

export function shownIn(variable: string) {
  const { contentDocument } = document.querySelector('iframe') ?? {};
  const root = contentDocument?.documentElement;
  return root && getComputedStyle(root).getPropertyValue(variable);
}
