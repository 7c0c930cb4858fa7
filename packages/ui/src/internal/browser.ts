/**
 * Browser features that the DOM of a test, such as jsdom, lacks. Nothing has a size there, so nothing is
 * measured and nothing scrolls. Components use these functions instead of the features.
 */

/**
 * Calls `onChange` when an element is laid out, and whenever its size changes. Returns a function
 * that stops it.
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

/** Scrolls just far enough to show an element. Usable as a ref. */
export function bringIntoView(element: Partial<Element> | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Returns a media query, or `undefined` without support: no query matches then. */
export const mediaQueryOf = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia(query);

/** Calls `onArrival` when a font has loaded. Returns a function that stops it. */
export function observeFonts(onArrival: () => void): () => void {
  const { fonts }: { fonts?: FontFaceSet } = document;
  fonts?.addEventListener('loadingdone', onArrival);
  return () => fonts?.removeEventListener('loadingdone', onArrival);
}

/**
 * Calls `onEnd` after the animation of an element, or at once if it has none. Returns a function
 * that cancels the call.
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

/** Replaces the files of a native control, as if the reader had chosen them. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  // Cleared first, so that a refused or removed file can be chosen again.
  input.value = '';
  input.files = transfer.files;
}

/** Returns true if the browser can capture pointers, as dragging requires. */
export const canCapturePointer = (element: Partial<Element>): boolean =>
  element.setPointerCapture !== undefined;

/** Defines an inactive `ResizeObserver` if there is none, for libraries that require one. */
export function standInForResizeObserver(): void {
  if (typeof window === 'undefined' || typeof ResizeObserver !== 'undefined') return;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
