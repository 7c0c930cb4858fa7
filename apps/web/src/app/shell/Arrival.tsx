import type { Location } from 'react-router-dom';
import { useDocumentHead } from './useDocumentHead';
import { useFocusRestoration } from './useFocusRestoration';
import { useScrollRestoration } from './useScrollRestoration';

export interface ArrivalProps {
  /** Where the page is from that stands beside it. */
  location: Location;
}

/**
 * Names the document, and leads scroll and focus, once the page beside it is on the screen, not while
 * its code is coming.
 */
export function Arrival({ location }: ArrivalProps) {
  useDocumentHead(location.pathname);
  useScrollRestoration(location);
  useFocusRestoration(location);
  return null;
}
