import { CopyButton, LinkProvider, type LinkComponentProps } from '@platform/ui';
import { BrandProvider } from '@platform/ui/theme';
import type { ReactNode } from 'react';
import { usePageBrand } from './brands';
import { Look, type LookProps } from './Look';
import { Search, type SearchProps } from './Search';

interface BrandedProps {
  children: ReactNode;
}

/** Every component below an island knows the brand of the page. */
export const Branded = ({ children }: BrandedProps) => (
  <BrandProvider brand={usePageBrand()}>{children}</BrandProvider>
);

/** A link of an example: the pages of the site that it is made for are not here. */
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

/** What an example stands in. */
export const Staged = ({ children }: BrandedProps) => (
  <Branded>
    <LinkProvider component={LinkToNowhere}>{children}</LinkProvider>
  </Branded>
);

/** The parts of a page that run in the browser, by name; the rest is plain HTML. */
export const ISLANDS = {
  Look: (props: object) => <Look {...(props as LookProps)} />,
  Search: (props: object) => <Search {...(props as SearchProps)} />,
  /** Copies the code beside it. */
  Copy: (_props: object, place?: Element) => (
    <CopyButton
      text={place?.closest('figure')?.querySelector('pre')?.textContent ?? ''}
      label="Copy code"
    />
  ),
} as const;

export type IslandName = keyof typeof ISLANDS;
