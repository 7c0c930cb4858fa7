'use client';

import { createElement } from 'react';
import { isExternal } from './isExternal';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

/** Anchor of `Link` and `ButtonLink`: the router's inside the app, otherwise a plain one. */
export function Anchor(props: LinkComponentProps) {
  const component = useLinkComponent();
  // The other site must not reach into this window or see the referrer.
  if (isExternal(props.href)) return createElement('a', { rel: 'noopener noreferrer', ...props });
  return createElement(component, props);
}
