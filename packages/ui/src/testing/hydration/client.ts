import 'virtual:platform-brands.css';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stories } from './stories';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Hydrates what a server rendered; returns how the browser's first rendering differs from it. */
async function differences(title: string, html: string): Promise<string[]> {
  const found: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const report = (error: unknown) => void found.push(String(error));
  const root = await act(async () =>
    hydrateRoot(container, stories.get(title), {
      onRecoverableError: report,
      onUncaughtError: report,
    }),
  );
  await act(async () => root.unmount());
  container.remove();
  return found;
}

Object.assign(globalThis, { differences });
