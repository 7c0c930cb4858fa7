import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

const isText = (child: ReactNode): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';

/** Joins adjacent texts. The key of a joined text is the index of its first part. */
function joinedTexts(children: ReactNode): ReadonlyMap<number, string> {
  const joined = new Map<number, string>();
  let first: number | undefined;
  Children.forEach(children, (child, place) => {
    if (isText(child)) {
      first ??= place;
      joined.set(first, `${joined.get(first) ?? ''}${child}`);
    } else if (child !== null) first = undefined;
  });
  return joined;
}

/**
 * Wraps each text child in a `<span>`. Page translators replace text nodes, and React then fails to
 * remove them or to insert elements before them. Text that is the only child of its element is
 * safe.
 *
 * @param options `beside`: also wraps a single text, because the children have siblings. @default
 * false
 */
export function wrapTexts(children: ReactNode, { beside = false } = {}): ReactNode {
  if (!beside && (isText(children) || children === undefined)) return children;
  const texts = joinedTexts(children);
  return Children.map(children, (child, place) => {
    if (isText(child)) {
      const text = texts.get(place);
      return text?.trim() ? <span>{text}</span> : text;
    }
    return isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? cloneElement(child, undefined, wrapTexts(child.props.children, { beside: true }))
      : child;
  });
}
