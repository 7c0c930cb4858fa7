'use client';

import {
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { yieldToBrowser } from './yieldToBrowser';

/** Delay before a retry, in ms. */
const AGAIN = 3000;

const neverChanges = () => () => undefined;

/**
 * Returns a component whose code loads when it first renders. Until then it shows nothing. Unlike
 * React's `lazy`, it does not suspend. If loading fails, it retries while a component waits.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = () =>
    (loading ??= (async () => {
      try {
        // Yields, because the component was rendered in the same task.
        await yieldToBrowser();
        return (loaded = await load());
      } finally {
        loading = undefined;
      }
    })());

  return function OnDemand(props: Props) {
    const fetched = useLoaded(fetchOnce, !loaded);
    // The server's markup does not contain the component, even if its code has already loaded
    // during hydration.
    const present = useSyncExternalStore(
      neverChanges,
      () => loaded,
      () => undefined,
    );
    // Deferred, so that a large component does not render in a single task.
    const Component = useDeferredValue(present ?? fetched);
    return Component && <Component {...props} />;
  };
}

/**
 * Returns the value that `load` resolves to, or `undefined` until then. Calls `load` once the value
 * is wanted, and retries on failure. Pass the same `load` on every render.
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | undefined,
  wanted: boolean,
): Value | undefined {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    if (!load || !wanted) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const attempt = async () => {
      try {
        const value = await load();
        if (!left) setLoaded(() => value);
      } catch {
        if (!left) again = setTimeout(() => void attempt(), AGAIN);
      }
    };
    void attempt();
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [load, wanted]);
  return loaded;
}

/** List, or a function that fetches it. */
export type OnDemand<Item> = readonly Item[] | (() => Promise<readonly Item[]>);

/** Returns a list, fetching it if necessary; `undefined` until it is available. */
export function useOnDemand<Item>(
  given: OnDemand<Item>,
  wanted: boolean,
): readonly Item[] | undefined {
  const fetched = useLoaded(typeof given === 'function' ? given : undefined, wanted);
  return typeof given === 'function' ? fetched : given;
}
