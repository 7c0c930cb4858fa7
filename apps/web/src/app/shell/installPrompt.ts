import { useSyncExternalStore } from 'react';

/**
 * Event in browsers that can install the site as an app. It is not standard, so TypeScript has no type for
 * it.
 */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function keep(event: InstallPromptEvent | undefined) {
  offered = event;
  for (const listener of listeners) listener();
}

/** Stores the browser's offer to install the site. Browsers make it only once, before a page asks for it. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => keep(event as InstallPromptEvent));
  window.addEventListener('appinstalled', () => keep(undefined));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const install = () => {
  void offered?.prompt();
  // An offer can be used once. If the reader declines, the browser repeats it on another day.
  keep(undefined);
};

/** Returns a function that installs the site as an app; `undefined` if the browser does not offer it. */
export const useInstall = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => offered) && install;
