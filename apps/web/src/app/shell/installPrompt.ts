import { useSyncExternalStore } from 'react';

/** Event that offers an installation. It is not standardized, so TypeScript has no type for it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function keep(event: InstallPromptEvent | undefined) {
  offered = event;
  for (const listener of listeners) listener();
}

/** Stores the install prompt, because browsers fire its event only once. */
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
  // Each prompt works only once. If the user declines, the browser fires the event again on another
  // day.
  keep(undefined);
};

export const useInstall = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, () => offered) && install;
