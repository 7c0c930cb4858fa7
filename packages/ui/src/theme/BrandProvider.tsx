'use client';

import { DirectionProvider } from '@radix-ui/react-direction';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { ColorScheme } from './useColorScheme';
import { useDocumentDirection, type Direction } from './useDocumentDirection';
// Layers are imported first: they must be declared before any style uses them.
import './layers.css';
import './fonts.css';
import './reset.css';

/** A link of a brand, in the language of the page. */
export interface BrandLink {
  text: string;
  href: string;
}

/** A sentence of a brand with a link, in the language of the page. */
export interface BrandNotice {
  text: string;
  link?: BrandLink | undefined;
}

/** A picture of a brand in several widths and formats. */
export interface BrandPicture {
  /** Fallback for browsers without support for the sources. */
  src: string;
  /** Size in pixels, which reserves the space while the picture loads. */
  width: number;
  height: number;
  /** Text alternative in the language of the page; '' if the picture is decorative. */
  alt: string;
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** Texts of a brand that replace those of the platform, in the language of the page. */
export interface BrandContent {
  /** Head of the landing page. `{brand}` in the headline is replaced by the brand's name. */
  hero?:
    | {
        headline?: string | undefined;
        text?: string | undefined;
        picture?: BrandPicture | undefined;
      }
    | undefined;
  /** Sections of the landing page below its head, in this order. */
  sections?: readonly string[] | undefined;
  faq?: readonly { question: string; answer: string }[] | undefined;
  footer?: { text?: string | undefined; links?: readonly BrandLink[] | undefined } | undefined;
  /** Line above every page. */
  announcement?: BrandNotice | undefined;
  /** Offer on the landing page. */
  banner?: BrandNotice | undefined;
  /** First lines of the menu, by id. */
  menu?: readonly { line: string; name?: string | undefined }[] | undefined;
  /** Country of phone numbers at first, as an ISO 3166 code. */
  phoneCountry?: string | undefined;
  /** Smallest withdrawal, in whole USDT. */
  minimumWithdrawal?: number | undefined;
  /** Sounds of the games, as in `WingoBoard` and `SoundFields`. */
  sounds?: 'classic' | 'soft' | 'arcade' | 'none' | undefined;
}

/** Facts of the brand for the interface. Missing facts are not shown. */
export interface BrandFacts {
  /** Stable id in lower case: `aurora`. */
  id: string;
  /** Name in a sentence: 'Why Play on Aurora'. */
  name: string;
  title?: string | undefined;
  /** Default introduction of a `Hero`. */
  titleDescription?: string | undefined;
  /** Address of the logo. */
  logo?: string | undefined;
  /** Target of the site's name in the `Footer`. */
  websiteUrl?: string | undefined;
  websiteUrlName?: string | undefined;
  /** Base address of the API; '' is the origin of the page. */
  api_url?: string | undefined;
  /** Colour scheme of a first visit. */
  defaultScheme?: ColorScheme | undefined;
  /** Link to help; general advice by default. */
  supportUrl?: string | undefined;
  /** Start of a transaction's address, by network. Added to the public explorers. */
  explorers?: Readonly<Record<string, string>> | undefined;
  /** Terms that members accept; those of the platform by default. */
  terms?: readonly { number: number; title: string; paragraphs: readonly string[] }[] | undefined;
  /** Team's own site, linked beside the tree of the team; none by default. */
  teamUrl?: string | undefined;
  /** Games on offer, such as `wingo`; all by default. */
  games?: readonly string[] | undefined;
  /** Languages on offer, as BCP 47 tags; all by default. */
  languages?: readonly string[] | undefined;
  /** Texts of its pages; those of the platform by default. */
  content?: BrandContent | undefined;
}

const BrandContext = createContext<BrandFacts | null>(null);

export interface BrandProviderProps {
  /** Facts of the brand, such as those that the server wrote into the page. */
  brand: BrandFacts;
  /**
   * Direction of arrow keys, sliders and menus. The layout follows the `dir` of the page. Set this
   * only if `dir` cannot be read, such as on a server that renders from right to left.
   * @default the page's `<html dir>`
   */
  direction?: Direction;
  children: ReactNode;
}

/**
 * Provides the brand's facts and the direction of the page to the components below. Colours and
 * type come from CSS, not from this provider.
 */
export function BrandProvider({ brand, direction, children }: BrandProviderProps) {
  const ofDocument = useDocumentDirection();
  return (
    <DirectionProvider dir={direction ?? ofDocument}>
      <BrandContext value={brand}>{children}</BrandContext>
    </DirectionProvider>
  );
}

/**
 * Returns the brand of this page.
 *
 * @throws Error outside a `BrandProvider`
 */
export function useBrand(): BrandFacts {
  const brand = useContext(BrandContext);
  if (!brand) {
    throw new Error(
      'useBrand found no brand: a component that names the brand is outside <BrandProvider>. Wrap the app in <BrandProvider brand={...}>.',
    );
  }
  return brand;
}

/**
 * Returns a function that tells if the brand offers a game, by its name in `brand.json`: `wingo`.
 * Outside a `BrandProvider`, every game is on offer.
 */
export function useOffers(): (game: string) => boolean {
  const games = useContext(BrandContext)?.games;
  return useCallback((game) => games?.includes(game) ?? true, [games]);
}

/**
 * Reads the facts that the server wrote into the page as `<script type="application/json"
 * id="brand">`.
 *
 * @throws Error if another server than the platform's served the page
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
