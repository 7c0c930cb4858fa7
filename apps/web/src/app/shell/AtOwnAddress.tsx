import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface AtOwnAddressProps {
  path: string;
  children: ReactNode;
}

/**
 * Leads to the address that a page has in `pages.ts`, by which tabs and menus know it. The router takes
 * others for it, too: in capitals, or with a slash at the end.
 */
export function AtOwnAddress({ path, children }: AtOwnAddressProps) {
  const { pathname, search, hash } = useLocation();
  const asked = pathname.split('/');
  const parts = path.split('/').map((part, index) => (part[0] === ':' ? asked[index] : part));
  const own = parts.join('/');
  return own === pathname ? children : <Navigate to={{ pathname: own, search, hash }} replace />;
}
