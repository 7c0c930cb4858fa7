import type { Location } from 'react-router-dom';
import { useDocumentHead } from './useDocumentHead';
import { useFocusRestoration } from './useFocusRestoration';
import { useScrollRestoration } from './useScrollRestoration';

export interface ArrivalProps {
  location: Location;
}

/** Updates the document title, scroll position and focus after the new page has rendered. */
export function Arrival({ location }: ArrivalProps) {
  useDocumentHead(location.pathname);
  useScrollRestoration(location);
  useFocusRestoration(location);
  return null;
}
