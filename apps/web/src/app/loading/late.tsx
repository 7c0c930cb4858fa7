import { use, type ComponentType } from 'react';
import { codeInTime } from './codeInTime';

export interface Late<Props extends object> {
  Component: ComponentType<Props>;
  /**
   * Preloads the code. A failed preload can be retried, unless a rendered component waits for the
   * code.
   */
  load: () => Promise<unknown>;
}

/** Callbacks that each reset a failed load. */
const failures = new Set<() => void>();

export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Creates a component whose code loads on demand. It needs a `Suspense` and an `ErrorBoundary`.
 * Unlike with React's `lazy`, failed loads can be retried.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  // A waiting component must receive the error before the load is reset.
  let awaited = false;
  const forget = () => {
    coming = undefined;
    awaited = false;
  };
  const fetchCode = () => {
    if (!coming) {
      coming = codeInTime(load);
      coming.catch(() => (awaited ? failures.add(forget) : forget()));
    }
    return coming;
  };
  const awaitCode = () => {
    awaited = true;
    return fetchCode();
  };
  function Component(props: Props) {
    const Code = use(awaitCode());
    return <Code {...props} />;
  }
  return { Component, load: fetchCode };
}
