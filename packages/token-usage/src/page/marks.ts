/** Element that the page paints, with the boxes that clip it. */
export interface Mark {
  element: Element;
  /** Text nodes of the element, without blank ones. */
  text: readonly Node[];
  isBox: boolean;
  /** The element has a background, border or image, so its rounded corners are visible. */
  isPainted: boolean;
  isShape: boolean;
  clips: readonly Element[];
}

const SHAPES = 'path, circle, rect, ellipse, line, polyline, polygon, text, tspan, use';
const REPLACED = 'img, svg, canvas, video, input, textarea, select';
const isClear = (color: string) => color === 'transparent' || /[,/] ?0\)$/.test(color);

function paints(style: CSSStyleDeclaration): boolean {
  const { backgroundColor, backgroundImage, boxShadow, outlineStyle, outlineWidth } = style;
  if (!isClear(backgroundColor) || backgroundImage !== 'none' || boxShadow !== 'none') return true;
  if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
  return ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
    const [line, width, color] = ['Style', 'Width', 'Color'].map(
      (what) => style[`border${side}${what}` as 'borderTopStyle'],
    );
    return line !== 'none' && Number.parseFloat(width ?? '') > 0 && !isClear(color ?? '');
  });
}

const pseudoPaints = (element: Element, pseudo: string) => {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.content === 'normal') return false;
  return style.content !== '""' || paints(style);
};

/** Returns the ancestors that clip an element. */
function clipsOf(element: Element): Element[] {
  const clips: Element[] = [];
  let { position } = getComputedStyle(element);
  for (let at = element.parentElement; at && position !== 'fixed'; at = at.parentElement) {
    const style = getComputedStyle(at);
    const holds = position !== 'absolute' || style.position !== 'static';
    if (!holds) continue;
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') clips.push(at);
    position = style.position;
  }
  return clips.filter((clip) => clip !== document.body && clip !== document.documentElement);
}

/** Maximum distance in pixels that shadows and positioned content extend beyond a box. */
const AROUND = 64;

/** Returns true if scrolling can bring an element into view. */
function isOnPage(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { scrollWidth, scrollHeight } = document.documentElement;
  return (
    right + scrollX > -AROUND &&
    bottom + scrollY > -AROUND &&
    left + scrollX < scrollWidth + AROUND &&
    top + scrollY < scrollHeight + AROUND
  );
}

/** Lists everything that the page paints now. */
export function marksOn(root: Element): Mark[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element): Mark[] => {
    if (!element.checkVisibility({ visibilityProperty: true }) || !isOnPage(element)) return [];
    const style = getComputedStyle(element);
    if (style.opacity === '0') return [];
    const text = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isShape = element.matches(SHAPES);
    const isPainted =
      element.matches('img, video, canvas') ||
      paints(style) ||
      pseudoPaints(element, '::before') ||
      pseudoPaints(element, '::after');
    const isBox = isPainted || style.textDecorationLine !== 'none' || element.matches(REPLACED);
    if (text.length === 0 && !isBox && !isShape) return [];
    return [{ element, text, isBox, isPainted, isShape, clips: clipsOf(element) }];
  });
}
