import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface AtOwnAddressProps {
  path: string;
  children: ReactNode;
}

/**
 * Redirects to the canonical URL of a page, because tabs and menus compare URLs. The router also
 * matches capitals and a trailing slash.
 */
export function AtOwnAddress({ path, children }: AtOwnAddressProps) {
  const { pathname, search, hash } = useLocation();
  const asked = pathname.split('/');
  const parts = path.split('/').map((part, index) => (part[0] === ':' ? asked[index] : part));
  const own = parts.join('/');
  return own === pathname ? children : <Navigate to={{ pathname: own, search, hash }} replace />;
}
