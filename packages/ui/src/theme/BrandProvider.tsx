'use client';

import { DirectionProvider } from '@radix-ui/react-direction';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { ColorScheme } from './useColorScheme';
import { useDocumentDirection, type Direction } from './useDocumentDirection';
// The theme arrives with its provider, layers first: nothing may be in one before it is declared.
import './layers.css';
import './fonts.css';
import './reset.css';

/** A link of a brand, in the language of the page. */
export interface BrandLink {
  text: string;
  href: string;
}

/** A sentence of a brand, and what can be done about it. */
export interface BrandNotice {
  text: string;
  link?: BrandLink | undefined;
}

/** A picture of a brand in the widths and kinds that browsers choose from. */
export interface BrandPicture {
  /** For browsers that know none of the sources. */
  src: string;
  /** In pixels: its room is kept while it loads. */
  width: number;
  height: number;
  /** What it shows, in the language of the page; '' where it only decorates. */
  alt: string;
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** What a brand says on its pages in place of the platform's texts, in the language of the page. */
export interface BrandContent {
  /** The head of the landing page. In the headline, `{brand}` stands for the brand's name. */
  hero?:
    | {
        headline?: string | undefined;
        text?: string | undefined;
        picture?: BrandPicture | undefined;
      }
    | undefined;
  /** The sections of the landing page below its head, in this order. */
  sections?: readonly string[] | undefined;
  faq?: readonly { question: string; answer: string }[] | undefined;
  footer?: { text?: string | undefined; links?: readonly BrandLink[] | undefined } | undefined;
  /** A line above every page. */
  announcement?: BrandNotice | undefined;
  /** An offer on the landing page. */
  banner?: BrandNotice | undefined;
  /** The first lines of the menu, by their id. */
  menu?: readonly { line: string; name?: string | undefined }[] | undefined;
  /** The country that phone numbers begin in, by its ISO 3166 code. */
  phoneCountry?: string | undefined;
  /** The smallest withdrawal, in whole USDT. */
  minimumWithdrawal?: number | undefined;
  /** How the games sound, as `WingoBoard` and `SoundFields` name it. */
  sounds?: 'classic' | 'soft' | 'arcade' | 'none' | undefined;
}

/** What the interface may know about the brand it is shown under. What it lacks is not shown. */
export interface BrandFacts {
  /** Stable, lower case: `aurora`. */
  id: string;
  /** As it is written in a sentence: 'Why Play on Aurora'. */
  name: string;
  title?: string | undefined;
  /** The introduction of a `Hero` without one of its own. */
  titleDescription?: string | undefined;
  /** Address of the logo's image. */
  logo?: string | undefined;
  /** Where the name of the site in the `Footer` leads. */
  websiteUrl?: string | undefined;
  websiteUrlName?: string | undefined;
  /** Base address of the API; '' is the origin of the page. */
  api_url?: string | undefined;
  /** The colour scheme of a first visit. */
  defaultScheme?: ColorScheme | undefined;
  /** Where those who seek help are led; without it, to general advice. */
  supportUrl?: string | undefined;
  /** The page of a transaction begins with this, by network; beside the public explorers. */
  explorers?: Readonly<Record<string, string>> | undefined;
  /** The terms that members accept; without it, those of the platform. */
  terms?: readonly { number: number; title: string; paragraphs: readonly string[] }[] | undefined;
  /** The team's own site, beside the tree of the team; without it, there is none. */
  teamUrl?: string | undefined;
  /** The games on offer, `wingo`; without it, all of them. */
  games?: readonly string[] | undefined;
  /** The languages on offer, as BCP 47 tags; without it, all of them. */
  languages?: readonly string[] | undefined;
  /** What it says on its pages; without it, what the platform says. */
  content?: BrandContent | undefined;
}

const BrandContext = createContext<BrandFacts | null>(null);

export interface BrandProviderProps {
  /** The facts of the brand, e.g. those the server wrote into the page. */
  brand: BrandFacts;
  /**
   * Which way arrow keys, sliders and menus run. The layout follows the `dir` of the page itself: set
   * this only where it cannot be read, such as on a server that renders from right to left.
   * @default the page's `<html dir>`
   */
  direction?: Direction;
  children: ReactNode;
}

/**
 * Hands the brand's facts and the direction of the page to every component below. Colours and type come
 * from CSS, not from here.
 */
export function BrandProvider({ brand, direction, children }: BrandProviderProps) {
  const ofDocument = useDocumentDirection();
  return (
    <DirectionProvider dir={direction ?? ofDocument}>
      <BrandContext value={brand}>{children}</BrandContext>
    </DirectionProvider>
  );
}

/** The brand of this page. Throws outside a `BrandProvider`. */
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
 * Tells whether this brand offers a game, by the name in its `brand.json`: `wingo`. Outside a
 * `BrandProvider` every game is on offer.
 */
export function useOffers(): (game: string) => boolean {
  const games = useContext(BrandContext)?.games;
  return useCallback((game) => games?.includes(game) ?? true, [games]);
}

/**
 * The facts that the server wrote into the page as `<script type="application/json" id="brand">`.
 * Throws when the page was served by something that is not the platform's server.
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
