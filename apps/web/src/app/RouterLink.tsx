import type { LinkComponentProps } from '@platform/ui';
import { Link } from 'react-router-dom';

/** Lets the router follow the links of `@platform/ui`. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
