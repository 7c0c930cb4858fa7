import 'virtual:platform-brands.css';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configure, within } from 'storybook/test';
import { stories } from './stories';

// Overlays load on demand, which may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const isInAct = (value: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });

let leave: () => Promise<void> = () => Promise.resolve();

/**
 * Replaces the previous story with HTML from the server, hydrates the HTML, and opens the story.
 * Returns the differences between the HTML and the browser's first render.
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
