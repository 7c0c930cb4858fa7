import 'virtual:platform-brands.css';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stories } from './stories';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave: () => Promise<void> = () => Promise.resolve();

/**
 * Hydrates what a server rendered, in place of the story before; returns how the browser's first
 * rendering differs from it.
 */
async function hydrate(file: string, html: string): Promise<string[]> {
  await leave();
  const found: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const report = (error: unknown) => void found.push(String(error));
  const root = await act(async () =>
    hydrateRoot(container, stories.get(file), {
      onRecoverableError: report,
      onUncaughtError: report,
    }),
  );
  leave = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  return found;
}

Object.assign(globalThis, { hydrate });
