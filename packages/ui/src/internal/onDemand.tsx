'use client';

import {
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { yieldToBrowser } from './yieldToBrowser';

/** Pause after a failed attempt, in ms. */
const AGAIN = 3000;

const neverChanges = () => () => undefined;

/**
 * Returns a component that fetches its code when it first renders, and shows nothing until then. Unlike
 * React's `lazy`, it does not suspend. If the network fails, it tries again while a component waits.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = () =>
    (loading ??= (async () => {
      try {
        // The component has just been rendered, in the same task.
        await yieldToBrowser();
        return (loaded = await load());
      } finally {
        loading = undefined;
      }
    })());

  return function OnDemand(props: Props) {
    const fetched = useLoaded(fetchOnce, !loaded);
    // The server's markup has no component, even if its code is already here during hydration.
    const present = useSyncExternalStore(
      neverChanges,
      () => loaded,
      () => undefined,
    );
    // Deferred, so that a large component does not render in one task.
    const Component = useDeferredValue(present ?? fetched);
    return Component && <Component {...props} />;
  };
}

/**
 * Returns what `load` resolves to, and `undefined` until then. Calls `load` once the value is wanted, and
 * again while that fails. Pass the same `load` in each render.
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

/** A list, or the function that fetches it. */
export type OnDemand<Item> = readonly Item[] | (() => Promise<readonly Item[]>);

/** Returns a list, or fetches it; `undefined` until it is available. */
export function useOnDemand<Item>(
  given: OnDemand<Item>,
  wanted: boolean,
): readonly Item[] | undefined {
  const fetched = useLoaded(typeof given === 'function' ? given : undefined, wanted);
  return typeof given === 'function' ? fetched : given;
}
