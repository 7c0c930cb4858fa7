'use client';

import { createElement } from 'react';
import { isExternal } from './isExternal';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

/** The bare anchor under `Link` and `ButtonLink`: the router's inside the app, a plain one elsewhere. */
export function Anchor(props: LinkComponentProps) {
  const component = useLinkComponent();
  // The other site must neither reach back into this window nor read from where the visitor came.
  if (isExternal(props.href)) return createElement('a', { rel: 'noopener noreferrer', ...props });
  return createElement(component, props);
}
