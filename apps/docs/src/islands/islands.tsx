import { CopyButton, LinkProvider, type LinkComponentProps } from '@platform/ui';
import { BrandProvider } from '@platform/ui/theme';
import type { ReactNode } from 'react';
import { usePageBrand } from './brands';
import { Look, type LookProps } from './Look';
import { Search, type SearchProps } from './Search';

interface BrandedProps {
  children: ReactNode;
}

export const Branded = ({ children }: BrandedProps) => (
  <BrandProvider brand={usePageBrand()}>{children}</BrandProvider>
);

/** Link of an example. It does nothing, because its target is not part of this site. */
const LinkToNowhere = ({ href: _href, onClick, children, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href="#main"
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
    }}
  >
    {children}
  </a>
);

export const Staged = ({ children }: BrandedProps) => (
  <Branded>
    <LinkProvider component={LinkToNowhere}>{children}</LinkProvider>
  </Branded>
);

/** Components that run in the browser. The rest of the page is static HTML. */
export const ISLANDS = {
  Look: (props: object) => <Look {...(props as LookProps)} />,
  Search: (props: object) => <Search {...(props as SearchProps)} />,
  Copy: (_props: object, place?: Element) => (
    <CopyButton
      text={place?.closest('figure')?.querySelector('pre')?.textContent ?? ''}
      label="Copy code"
    />
  ),
} as const;

export type IslandName = keyof typeof ISLANDS;
