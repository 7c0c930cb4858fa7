/**
 * Hides an element, but lets the browser's search find its text. React renders `hidden` without a
 * value. Browsers that do not know the value still hide the element. Returns a function that stops
 * listening.
 *
 * @param onFound called before the browser shows the element
 */
export function hideUntilFound(element: HTMLElement, onFound: () => void): () => void {
  element.setAttribute('hidden', 'until-found');
  element.addEventListener('beforematch', onFound);
  return () => element.removeEventListener('beforematch', onFound);
}
