import 'virtual:platform-brands.css';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configure, within } from 'storybook/test';
import { stories } from './stories';

// Overlays load on demand, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const isInAct = (value: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });

let leave: () => Promise<void> = () => Promise.resolve();

/**
 * Hydrates the HTML of a server in place of the previous story, and opens the story. Returns the
 * differences of the browser's first render from the HTML.
 */
async function hydrate(file: string, html: string): Promise<string[]> {
  isInAct(true);
  await leave();
  const { element, open } = stories.get(file) ?? {};
  const found: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const report = (error: unknown) => void found.push(String(error));
  const root = await act(async () =>
    hydrateRoot(container, element, {
      onRecoverableError: report,
      onUncaughtError: report,
    }),
  );
  leave = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  isInAct(false);
  await open?.({ canvas: within(container), canvasElement: container });
  return found;
}

Object.assign(globalThis, { hydrate });
