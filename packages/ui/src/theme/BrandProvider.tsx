'use client';

import { DirectionProvider } from '@radix-ui/react-direction';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { ColorScheme } from './useColorScheme';
import { useDocumentDirection, type Direction } from './useDocumentDirection';
// Imports the layers first, because they must be declared before any style that uses them.
import './layers.css';
import './fonts.css';
import './reset.css';

export interface BrandLink {
  text: string;
  href: string;
}

export interface BrandNotice {
  text: string;
  link?: BrandLink | undefined;
}

/** Picture in several widths and formats. */
export interface BrandPicture {
  /** URL of the fallback, for browsers that support none of the sources. */
  src: string;
  /** Size in pixels, to reserve space while the picture loads. */
  width: number;
  height: number;
  /** Alternative text in the page's language; '' for a decorative picture. */
  alt: string;
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** Brand texts that override the platform's. */
export interface BrandContent {
  /** Landing page hero. In the headline, `{brand}` is replaced by the brand's name. */
  hero?:
    | {
        layout?: 'split' | 'picture' | 'type' | undefined;
        /** Position of the illustration on a phone, or none. */
        illustration?: 'above' | 'below' | 'none' | undefined;
        headline?: string | undefined;
        text?: string | undefined;
        /** Line above the heading; '' for none. */
        eyebrow?: string | undefined;
        play?: string | undefined;
        /** Text of the registration button; '' for no button. */
        register?: string | undefined;
        /** Text of the link to the guides; '' for no link. */
        guides?: string | undefined;
        claims?: readonly string[] | undefined;
        picture?: BrandPicture | undefined;
      }
    | undefined;
  /** Landing page sections below the hero, in order. */
  sections?: readonly string[] | undefined;
  faq?: readonly { question: string; answer: string }[] | undefined;
  footer?: { text?: string | undefined; links?: readonly BrandLink[] | undefined } | undefined;
  /** Announcement above every page. */
  announcement?: BrandNotice | undefined;
  /** Landing page offer. */
  banner?: BrandNotice | undefined;
  /** Entries at the start of the menu, by id. */
  menu?: readonly { line: string; name?: string | undefined }[] | undefined;
  /** Navigation on a wide screen; a sidebar by default. */
  navigation?: 'sidebar' | 'top' | undefined;
  /** Initial country for phone numbers, as an ISO 3166 code. */
  phoneCountry?: string | undefined;
  /** Minimum withdrawal, in whole USDT. */
  minimumWithdrawal?: number | undefined;
  /** Preset stakes of a `WingoBoard`, in USDT. */
  stakes?: readonly string[] | undefined;
  /** Game sound theme, as in `WingoBoard` and `SoundFields`. */
  sounds?: 'classic' | 'soft' | 'arcade' | 'none' | undefined;
}

/** Facts about a brand. Components hide missing facts. */
export interface BrandFacts {
  /** Stable id in lower case: `aurora`. */
  id: string;
  /** Name used in sentences: 'Why Play on Aurora'. */
  name: string;
  title?: string | undefined;
  /** Default introduction in a `Hero`. */
  titleDescription?: string | undefined;
  logo?: string | undefined;
  /** URL that the site name in the `Footer` links to. */
  websiteUrl?: string | undefined;
  websiteUrlName?: string | undefined;
  /** Base URL of the API; '' for the page's origin. */
  api_url?: string | undefined;
  /** Colour scheme on a first visit. */
  defaultScheme?: ColorScheme | undefined;
  /** URL of the support page. Without it, the site shows general advice. */
  supportUrl?: string | undefined;
  /** URL prefixes of transaction pages, by network, in addition to the public explorers. */
  explorers?: Readonly<Record<string, string>> | undefined;
  /** Terms that members accept; the platform's by default. */
  terms?: readonly { number: number; title: string; paragraphs: readonly string[] }[] | undefined;
  /** URL of a separate team site, linked beside the team tree. */
  teamUrl?: string | undefined;
  /** Offered games, such as `wingo`; all by default. */
  games?: readonly string[] | undefined;
  /** Offered games that are played for money, such as `dice`; by default, only Wingo. */
  realGames?: readonly string[] | undefined;
  /** Offered languages, as BCP 47 tags; all by default. */
  languages?: readonly string[] | undefined;
  /** Page texts; the platform's by default. */
  content?: BrandContent | undefined;
}

const BrandContext = createContext<BrandFacts | null>(null);

export interface BrandProviderProps {
  /** Brand facts, such as those that the server embeds in the page. */
  brand: BrandFacts;
  /**
   * Direction of arrow keys, sliders and menus. Only a server that renders right-to-left pages
   * needs this prop.
   * @default the page's `<html dir>`
   */
  direction?: Direction;
  children: ReactNode;
}

/** Provides the brand facts and the page direction to all components. */
export function BrandProvider({ brand, direction, children }: BrandProviderProps) {
  const ofDocument = useDocumentDirection();
  return (
    <DirectionProvider dir={direction ?? ofDocument}>
      <BrandContext value={brand}>{children}</BrandContext>
    </DirectionProvider>
  );
}

/** Returns this page's brand. @throws Error outside a `BrandProvider` */
export function useBrand(): BrandFacts {
  const brand = useContext(BrandContext);
  if (!brand) {
    throw new Error(
      'useBrand found no brand: a component that names the brand is outside <BrandProvider>. Wrap the app in <BrandProvider brand={...}>.',
    );
  }
  return brand;
}

/** Returns a function that checks if the brand offers a game, such as `wingo`. */
export function useOffers(): (game: string) => boolean {
  const games = useContext(BrandContext)?.games;
  return useCallback((game) => games?.includes(game) ?? true, [games]);
}

/**
 * Reads the facts from the page's `<script type="application/json" id="brand">`.
 *
 * @throws Error if the page was not served by the platform's server
 */
export function readBrandFromPage(page: Document = document): BrandFacts {
  const text = page.getElementById('brand')?.textContent;
  if (!text) {
    throw new Error(
      'This page carries no brand: the element <script id="brand"> is missing. Serve the web build with the platform server, which writes it for the host.',
    );
  }
  return JSON.parse(text) as BrandFacts;
}
