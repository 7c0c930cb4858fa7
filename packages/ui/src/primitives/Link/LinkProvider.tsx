'use client';

import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What a router's link must take: an anchor's props, with the address in `href`. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** Renders one link. It must render an `<a>` and pass it everything it is given. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** The router's link. Define it outside of components, so that it stays the same. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Plugs the app's router into every component that links. Without it links are plain anchors.
 *
 * @example
 * const RouterLink = ({ href, ...rest }: LinkComponentProps) => <NavLink to={href} {...rest} />;
 * <LinkProvider component={RouterLink}>...</LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The router's link, or a plain anchor where none is plugged in. */
export function useLinkComponent(): LinkComponent | 'a' {
  return useContext(LinkContext);
}
