'use client';

import { useCallback, type Ref } from 'react';

/** One ref for an element that two parties want to hold: the component itself, and its caller. */
export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
) {
  return useCallback(
    (element: Element | null) => {
      const letGo = [own, given].map((ref) => hold(ref, element));
      return () => letGo.forEach((release) => release());
    },
    [own, given],
  );
}

/** Hands an element to a ref, and returns how to take it back. */
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
