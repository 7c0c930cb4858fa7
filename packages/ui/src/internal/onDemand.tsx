'use client';

import {
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { yieldToBrowser } from './yieldToBrowser';

/** Delay before the next attempt to load, in ms. */
const AGAIN = 3000;

const neverChanges = () => () => undefined;

/**
 * Returns a component whose code loads on its first render. Unlike with React's `lazy`, the
 * component renders nothing while loading, and retries a failed load.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = () =>
    (loading ??= (async () => {
      try {
        // Lets the browser paint first, because the component was rendered in the same task.
        await yieldToBrowser();
        return (loaded = await load());
      } finally {
        loading = undefined;
      }
    })());

  return function OnDemand(props: Props) {
    const fetched = useLoaded(fetchOnce, !loaded);
    // The server's markup never contains the component, so hydration must not render it either.
    const present = useSyncExternalStore(
      neverChanges,
      () => loaded,
      () => undefined,
    );
    // Defers the render, so that a large component does not block user input.
    const Component = useDeferredValue(present ?? fetched);
    return Component && <Component {...props} />;
  };
}

/**
 * Returns the value of `load`, or `undefined` until it resolves. Retries on failure. Pass the same
 * `load` on every render.
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

export type OnDemand<Item> = readonly Item[] | (() => Promise<readonly Item[]>);

export function useOnDemand<Item>(
  given: OnDemand<Item>,
  wanted: boolean,
): readonly Item[] | undefined {
  const fetched = useLoaded(typeof given === 'function' ? given : undefined, wanted);
  return typeof given === 'function' ? fetched : given;
}
