import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { targetOf } from './modalTarget';

/** Opens a modal over the page, for buttons; links to modals do so by themselves. */
export function useOpenModal(): (href: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback((href) => void navigate(targetOf(href, location)), [location, navigate]);
}
