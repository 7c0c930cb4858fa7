'use client';

import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** Component that renders a link: an `<a>` with all props. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** The router's link component. Define it outside other components. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Makes every link use the app's router.
 *
 * @example
 * const RouterLink = ({ href, ...rest }: LinkComponentProps) => <NavLink to={href} {...rest} />;
 * <LinkProvider component={RouterLink}>...</LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the router's link component, or 'a' without a provider. */
export function useLinkComponent(): LinkComponent | 'a' {
  return useContext(LinkContext);
}
