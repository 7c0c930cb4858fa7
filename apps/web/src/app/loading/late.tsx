import { use, type ComponentType } from 'react';
import { codeInTime } from './codeInTime';

/** A component whose code arrives when it is first shown. */
export interface Late<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches its code, ahead of that; a failure is forgotten while the component is not waited for. */
  load: () => Promise<unknown>;
}

/** Forget code that did not arrive, one each. */
const failures = new Set<() => void>();

/** Has code that did not arrive asked for again, by the next that needs it. */
export function forgetFailures() {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Leaves a component's code out of the first load. What shows it is in a `Suspense` and, since the
 * code may fail to arrive, in an `ErrorBoundary`. Unlike React's `lazy` it can be asked for again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  // What waits for it is told that it failed, before that is forgotten.
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
