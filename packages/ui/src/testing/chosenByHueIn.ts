/**
 * Finds selected items (a tab, a radio button, the current page) that differ from the others only
 * by colour. Forced colours replace most colours, so a system fill, a border, an outline, a line or
 * a mark is required. Call this function while `forced-colors: active` matches.
 *
 * Only the source of this function is sent to a page, so all helpers are inside the function.
 *
 * @param selector the areas to search, such as matrix cells
 * @returns one line for each finding
 */
export function chosenByHueIn(selector: string): string[] {
  // Selected items, except tree items: the selected one has the focus, and therefore the focus
  // ring.
  const CHOSEN =
    'input:checked, [aria-checked="true"], [aria-selected="true"]:not([role="treeitem"]), [aria-pressed="true"], [data-current], [aria-current]:not([aria-current="false"])';

  const found = new Set<string>();
  const itemOf = (element: Element) =>
    element.matches('input') ? (element.closest('label') ?? element) : element;
  const nameOf = (item: Element) =>
    item.getAttribute('aria-label') ?? (item.textContent ?? '').trim().replaceAll(/\s+/g, ' ');

  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const [canvas = ''] = /[\d, .]+/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();

  /** Returns true for the page colour, with which forced colours replace all but system colours. */
  const isPage = (color: string) => color.endsWith(', 0)') || color.includes(`(${canvas}`);
  const fillOf = ({ backgroundColor }: CSSStyleDeclaration) =>
    isPage(backgroundColor) ? 'page' : backgroundColor;

  const edgesOf = (style: CSSStyleDeclaration) =>
    (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
      const color = style[`border${side}Color`];
      const isSeen = !isPage(color) && color !== style.backgroundColor;
      return isSeen && style[`border${side}Style`] !== 'none' ? style[`border${side}Width`] : '0px';
    });

  /** Returns the visual style of a box, without the colours of its text and edges. */
  const drawingOf = (element: Element, pseudo?: '::before' | '::after') => {
    const style = getComputedStyle(element, pseudo);
    const isDrawn = !pseudo || !['none', 'normal'].includes(style.content);
    if (!isDrawn || style.display === 'none' || style.visibility === 'hidden') return '';
    if (style.opacity === '0') return '';
    const hasFocus = element.contains(document.activeElement);
    return [
      fillOf(style),
      ...edgesOf(style),
      hasFocus || style.outlineStyle === 'none' ? '' : style.outlineWidth,
      style.textDecorationLine,
      style.forcedColorAdjust === 'none' ? style.color : '',
    ].join(' ');
  };

  const shapeOf = (item: Element) =>
    [item, ...item.querySelectorAll(':not(svg *)')]
      .flatMap((box) => [drawingOf(box), drawingOf(box, '::before'), drawingOf(box, '::after')])
      .filter(Boolean)
      .join('\n');

  for (const area of document.querySelectorAll(selector)) {
    for (const chosen of area.querySelectorAll(CHOSEN)) {
      if (!itemOf(chosen).checkVisibility()) continue;
      const shape = shapeOf(itemOf(chosen));
      const peers = [...area.querySelectorAll(chosen.localName)].filter(
        (peer) => peer.className === chosen.className && !peer.matches(CHOSEN),
      );
      const twin = peers.find((peer) => shapeOf(itemOf(peer)) === shape);
      if (!twin) continue;
      found.add(`"${nameOf(itemOf(chosen))}" looks the same as "${nameOf(itemOf(twin))}"`);
    }
  }
  return [...found];
}
