import type { Location } from 'react-router-dom';
import { useDocumentHead } from './useDocumentHead';
import { useFocusRestoration } from './useFocusRestoration';
import { useScrollRestoration } from './useScrollRestoration';

export interface ArrivalProps {
  /** Location of the page that is rendered beside this component. */
  location: Location;
}

/**
 * Sets the document's title, the scroll position and the focus once the new page is on screen, not
 * while the page's code loads.
 */
export function Arrival({ location }: ArrivalProps) {
  useDocumentHead(location.pathname);
  useScrollRestoration(location);
  useFocusRestoration(location);
  return null;
}
