'use client';

import { createElement } from 'react';
import { isExternal } from './isExternal';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

/** Router link inside the app, otherwise a plain anchor. */
export function Anchor(props: LinkComponentProps) {
  const component = useLinkComponent();
  // Hides this window and the referrer from external sites.
  if (isExternal(props.href)) return createElement('a', { rel: 'noopener noreferrer', ...props });
  return createElement(component, props);
}
