/**
 * Browser features that the DOM of a test, such as jsdom, lacks. Nothing has a size there, so nothing is
 * measured and nothing scrolls. Components use these functions instead of the features.
 */

/** Calls back when an element is laid out, and whenever its size changes. Returns what ends it. */
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

/** A media query, or `undefined` where the browser knows none: then no query matches. */
export const mediaQueryOf = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia(query);

/** Calls back when a font has arrived. Returns what ends it. */
export function observeFonts(onArrival: () => void): () => void {
  const { fonts }: { fonts?: FontFaceSet } = document;
  fonts?.addEventListener('loadingdone', onArrival);
  return () => fonts?.removeEventListener('loadingdone', onArrival);
}

/**
 * Calls back when the animation of an element ends, or at once where no style animates it. Returns what
 * ends the wait.
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

/** Makes the files of a native control these, as if the reader had chosen them. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  // Emptied first, so that a file that was refused or removed can be chosen again.
  input.value = '';
  input.files = transfer.files;
}

/** Whether a pointer can be captured, as dragging requires. */
export const canCapturePointer = (element: Partial<Element>): boolean =>
  element.setPointerCapture !== undefined;

/**
 * Defines a `ResizeObserver` that never calls back where there is none, for libraries that use it
 * without asking.
 */
export function standInForResizeObserver(): void {
  if (typeof window === 'undefined' || typeof ResizeObserver !== 'undefined') return;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
