import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { mergeProps } from './mergeProps';

/**
 * Returns the element of a part: `own` with the props, or the child with `asChild`. The child's own
 * props and children take precedence.
 */
export function partElement(
  asChild: boolean,
  own: ReactElement<object>,
  props: object & { children?: ReactNode; ref?: unknown },
): ReactElement {
  const { children, ...others } = props;
  const child = asChild ? (children as ReactElement<object>) : own;
  return cloneElement(child, mergeProps(others, child.props), ...(asChild ? [] : [children]));
}
