import { Fragment, type ReactNode } from 'react';

/** Delimiters around argument names, from Unicode's private use area. */
const START = '\uE000';
const END = '\uE001';

/**
 * Returns a message with elements for its arguments. Each text has its own element, so that page
 * translators can replace it.
 *
 * @example rich(text.expires, { time: <DateTime value={expiresAt} /> })
 */
export function rich<Name extends string>(
  message: (args: Record<Name, string>) => string,
  elements: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const names = Object.keys(elements) as Name[];
  const marks = Object.fromEntries(names.map((name) => [name, `${START}${name}${END}`]));
  return message(marks as Record<Name, string>)
    .split(START)
    .map((piece, index) => {
      const [name, text] = index === 0 ? [undefined, piece] : piece.split(END);
      const element = name === undefined ? undefined : elements[name as Name];
      return (
        <Fragment key={index}>
          {typeof element === 'object' ? element : element !== undefined && <span>{element}</span>}
          {text && <span>{text}</span>}
        </Fragment>
      );
    });
}
