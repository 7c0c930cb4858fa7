import { Fragment, type ReactNode } from 'react';

/** Stands around a name in a message where an element comes: characters that no text has. */
const START = '\uE000';
const END = '\uE001';

/**
 * A message with elements in the place of its arguments, in the order of the reader's language. Its
 * texts are in elements of their own, so that a page translator can replace them.
 *
 * @example
 * rich(text.expires, { time: <DateTime value={expiresAt} /> })
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
