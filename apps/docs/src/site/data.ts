import type { PropTable } from '@platform/component-index';
import type { ReactNode } from 'react';

/** Placeholder for a copy button in the HTML of a Markdown page. */
export const COPY_BUTTON = '<!-- copy -->';

/** Story for readers: running, and as code to copy. */
export interface ExampleFacts {
  /** Name of the story: `WithIcons`. */
  name: string;
  /** Docstring as HTML. */
  description: string;
  /** Code as highlighted HTML. */
  code: string;
  /** Height of the frame, for a story that covers its page. */
  frame: string | undefined;
}

/** Gzipped sizes in bytes. */
export interface Size {
  /** Entry without React and without code that loads on demand. */
  script: number;
  /** Style sheets of the entry and of the components in the entry. */
  styles: number;
}

export interface ComponentFacts {
  name: string;
  room: string;
  status: 'stable' | 'draft';
  synonyms: readonly string[];
  purpose: string;
  /** Docstring without its sections, as HTML. */
  description: string;
  /** Cases for which another component is better, as HTML; empty if there are none. */
  whenNot: string;
  /** Advice on good use, as HTML. */
  good: string;
  /** Advice against frequent mistakes, as HTML. */
  bad: string;
  /** Keyboard keys, as an HTML table; empty without keys. */
  keys: string;
  /** Accessibility tree in its open state, as highlighted HTML; empty without one. */
  tree: string;
  /** Imports as highlighted HTML. */
  imports: string;
  propTables: readonly PropTable[];
  examples: readonly ExampleFacts[];
  /** Tokens that its stories read, as CSS variables. */
  tokens: readonly string[];
  size: Size | undefined;
}

/** Page written in Markdown. */
export interface Article {
  /** Address: `/start/vite/`. */
  path: string;
  title: string;
  /** Position in its folder. The lowest comes first. */
  order: number;
  /** Sentence for search engines and lists. */
  description: string;
  html: string;
  headings: readonly Heading[];
  /** Recipe that runs on the page, from `recipes/`. */
  recipe: string | undefined;
}

/** Page of the site. */
export interface Page {
  /** Address: `/components/Button/`. */
  path: string;
  title: string;
  /** Sentence for search engines and lists. */
  description: string;
  headings: readonly Heading[];
  body: ReactNode;
}

export interface Heading {
  id: string;
  text: string;
}

/** Token with its value in each brand, by brand id. */
export interface TokenFacts {
  /** CSS variable: `--platform-color-canvas`. */
  variable: string;
  values: Readonly<Record<string, string>>;
}

export interface SiteData {
  components: readonly ComponentFacts[];
  articles: readonly Article[];
  tokens: readonly TokenFacts[];
  brands: readonly { id: string; name: string }[];
  /** Base path of the site: `/`, or `/docs/` below another site. */
  base: string;
}

/** Build files that every page loads. */
export interface Assets {
  script: string;
  styles: string;
}
