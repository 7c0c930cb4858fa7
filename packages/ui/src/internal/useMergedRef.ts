'use client';

import { useMemo, type Ref, type RefCallback } from 'react';

export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useMemo(() => holdBoth(own, given), [own, given]);
}

const merged = new WeakMap<object, WeakMap<object, RefCallback<unknown>>>();

/** Merges two refs. It is not a hook. The same two refs always produce the same merged ref. */
export function mergeRefs(own: Ref<unknown>, given: Ref<unknown>): Ref<unknown> {
  if (!own || !given) return own ?? given;
  const withOwn = merged.get(own) ?? new WeakMap<object, RefCallback<unknown>>();
  merged.set(own, withOwn);
  const both = withOwn.get(given) ?? holdBoth(own, given);
  withOwn.set(given, both);
  return both;
}

const holdBoth =
  <Element>(own: Ref<Element> | undefined, given: Ref<Element> | undefined) =>
  (element: Element | null) => {
    const letGo = [own, given].map((ref) => hold(ref, element));
    return () => letGo.forEach((release) => release());
  };

/** Sets a ref, and returns a function that clears the ref. */
function hold<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
