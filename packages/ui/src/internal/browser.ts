/**
 * Wrappers for browser features that are missing in test DOMs, which lack layout and scrolling.
 */

/**
 * Calls `onChange` after an element's first layout and each size change. Returns a function that
 * stops observing.
 */
export function observeSize(element: Element, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    onChange();
    return () => {};
  }
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls just far enough to show an element. Works as a ref callback. */
export function bringIntoView(element: Partial<Element> | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Returns false if the element or one of its ancestors is hidden. */
export const isVisible = (element: Partial<Element>): boolean =>
  element.checkVisibility?.() ?? true;

export const mediaQueryOf = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia(query);

/** Calls `onArrival` whenever fonts finish loading. */
export function observeFonts(onArrival: () => void): () => void {
  const { fonts }: { fonts?: FontFaceSet } = document;
  fonts?.addEventListener('loadingdone', onArrival);
  return () => fonts?.removeEventListener('loadingdone', onArrival);
}

/**
 * Calls `onEnd` after an element's animation, or immediately without one. Returns a function that
 * cancels the call.
 */
export function afterAnimation(element: Element, onEnd: () => void): () => void {
  const { animationName }: Partial<CSSStyleDeclaration> = getComputedStyle(element);
  if (!animationName || animationName === 'none') {
    onEnd();
    return () => {};
  }
  const end = ({ target }: Event) => {
    if (target === element) onEnd();
  };
  element.addEventListener('animationend', end);
  return () => element.removeEventListener('animationend', end);
}

/** Replaces the files of a native file input, as if the user had selected them. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  // Empties the input, so that users can reselect a rejected or removed file.
  input.value = '';
  input.files = transfer.files;
}

/** Returns true if the browser can capture pointers, which dragging requires. */
export const canCapturePointer = (element: Partial<Element>): boolean =>
  element.setPointerCapture !== undefined;

/** Defines a `ResizeObserver` that does nothing, for libraries that require one. */
export function standInForResizeObserver(): void {
  if (typeof window === 'undefined' || typeof ResizeObserver !== 'undefined') return;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
