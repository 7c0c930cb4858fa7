'use client';

import {
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { yieldToBrowser } from './yieldToBrowser';

/** How long after a failed attempt the code is asked for again, in milliseconds. */
const AGAIN = 3000;

/**
 * A component whose code is fetched when it is rendered for the first time, and that shows nothing until
 * then. Unlike React's `lazy` it leaves what stands around it alone: nothing suspends, and where the
 * network is gone nothing breaks; it asks again as long as a component waits.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading = false;
  const waiting = new Set<() => void>();

  const fetchCode = async () => {
    if (loaded || loading || waiting.size === 0) return;
    loading = true;
    try {
      // It is wanted by what has just been rendered, in the same task.
      await yieldToBrowser();
      loaded = await load();
      waiting.forEach((tell) => tell());
    } catch {
      setTimeout(() => void fetchCode(), AGAIN);
    } finally {
      loading = false;
    }
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    void fetchCode();
    return () => waiting.delete(tell);
  };

  return function OnDemand(props: Props) {
    // Deferred: what a store says is rendered in one task, however large.
    const Component = useDeferredValue(
      useSyncExternalStore(
        subscribe,
        () => loaded,
        () => undefined,
      ),
    );
    return Component && <Component {...props} />;
  };
}

/**
 * What `load` resolves to: asked for once it is wanted, and again as long as that fails. `undefined`
 * until it is there. Give the same `load` in each render.
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

/** A list that may be fetched; `undefined` until it is there. */
export function useOnDemand<Item>(
  given: OnDemand<Item>,
  wanted: boolean,
): readonly Item[] | undefined {
  const fetched = useLoaded(typeof given === 'function' ? given : undefined, wanted);
  return typeof given === 'function' ? fetched : given;
}
