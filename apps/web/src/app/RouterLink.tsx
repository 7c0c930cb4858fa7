import type { LinkComponentProps } from '@platform/ui';
import { Link, useLocation } from 'react-router-dom';
import { targetOf } from './modalTarget';

/** Lets the router follow the links of `@platform/ui`. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const to = targetOf(href, useLocation());
  // A modal opens over the page, which stays where it was scrolled to.
  return <Link to={to} preventScrollReset={to !== href} {...rest} />;
}
