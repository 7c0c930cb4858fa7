import type { Component, PropTable, Story } from '@platform/component-index';
import type { ReactNode } from 'react';

/** Placeholder for a copy button in the HTML of a Markdown page. */
export const COPY_BUTTON = '<!-- copy -->';

export interface ExampleFacts extends Pick<Story, 'name' | 'frame'> {
  /** Docstring as HTML. */
  description: string;
  code: string;
}

/** Gzipped sizes in bytes. */
export interface Size {
  /** Size of the entry's script, without React and without code that loads on demand. */
  script: number;
  /** Size of the entry's style sheets, including those of the components it uses. */
  styles: number;
}

export interface ComponentFacts extends Pick<Component, 'name' | 'room' | 'status' | 'purpose'> {
  synonyms: readonly string[];
  /** Docstring without its sections, as HTML. */
  description: string;
  /** Cases in which another component is a better choice, as HTML; empty if there are none. */
  whenNot: string;
  /** Advice on good use, as HTML. */
  good: string;
  /** Advice against common mistakes, as HTML. */
  bad: string;
  /** Keyboard keys, as an HTML table; empty if there are none. */
  keys: string;
  /** Accessibility tree of the open state, as highlighted HTML; empty if there is none. */
  tree: string;
  /** Import statements, as highlighted HTML. */
  imports: string;
  propTables: readonly PropTable[];
  examples: readonly ExampleFacts[];
  /** Tokens that the component's stories read, as CSS variables. */
  tokens: readonly string[];
  size: Size | undefined;
}

export interface Article extends Omit<Page, 'body'> {
  /** Position in the folder, in ascending order. */
  order: number;
  html: string;
  /** Recipe in `recipes/` that runs on the page. */
  recipe: string | undefined;
}

export interface Page {
  /** Path: `/components/Button/`. */
  path: string;
  title: string;
  /** Sentence for search engines and for lists of pages. */
  description: string;
  headings: readonly Heading[];
  body: ReactNode;
}

export interface Heading {
  id: string;
  text: string;
}

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
  /** Base path of the site: `/`, or `/docs/` as part of another site. */
  base: string;
}

export interface Assets {
  script: string;
  styles: string;
}
