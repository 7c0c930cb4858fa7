import { use, type ComponentType } from 'react';
import { codeInTime } from './codeInTime';

/** Component whose code loads when the component is first rendered. */
export interface Late<Props extends object> {
  Component: ComponentType<Props>;
  /** Preloads the code. A failed preload is forgotten, unless a rendered component waits for the code. */
  load: () => Promise<unknown>;
}

/** Callbacks that each forget one failed load. */
const failures = new Set<() => void>();

/** Forgets failed loads, so that the next component that needs the code fetches it again. */
export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Excludes a component's code from the initial load. Render the component in a `Suspense` and an
 * `ErrorBoundary`, because loading may fail. Unlike with React's `lazy`, loading can be retried.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  // A waiting component must receive the failure before it is forgotten.
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
