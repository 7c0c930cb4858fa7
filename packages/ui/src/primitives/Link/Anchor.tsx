'use client';

import { createElement } from 'react';
import { isExternal } from './isExternal';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider';

/** Renders a router link for paths inside the app, and otherwise a plain anchor. */
export function Anchor(props: LinkComponentProps) {
  const component = useLinkComponent();
  // Prevents external sites from seeing this window and the referrer.
  if (isExternal(props.href)) return createElement('a', { rel: 'noopener noreferrer', ...props });
  return createElement(component, props);
}
