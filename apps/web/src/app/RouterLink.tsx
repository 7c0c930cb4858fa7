import type { LinkComponentProps } from '@platform/ui';
import { Link, useLocation } from 'react-router-dom';
import { targetOf } from './modalTarget';
import { preload } from './preload';

/** Lets the router follow the links of `@platform/ui`; whoever nears one has its code fetched. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const to = targetOf(href, useLocation());
  return (
    <Link
      to={to}
      // A modal opens over the page, which stays where it was scrolled to.
      preventScrollReset={to !== href}
      onPointerEnter={(event) => {
        preload(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
