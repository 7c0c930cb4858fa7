import { useSyncExternalStore } from 'react';

/** What browsers fire that can install the site as an app: no standard, and no type of TypeScript's. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function keep(event: InstallPromptEvent | undefined) {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the site, which it makes once, before a page asks for it. */
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
  // It can be asked once; if the reader declines, the browser offers it again another day.
  keep(undefined);
};

/** What installs the site as an app; `undefined` where the browser does not offer it. */
export const useInstall = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => offered) && install;
