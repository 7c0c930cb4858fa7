import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { targetOf } from './modalTarget';

/** Returns a function that opens a modal, for buttons. Links use `href`. */
export function useOpenModal(): (href: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback((href) => void navigate(targetOf(href, location)), [location, navigate]);
}
