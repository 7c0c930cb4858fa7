import type { PropTable } from '@platform/component-index';

/** Where a button that copies the code belongs, in the HTML of a page that is written in Markdown. */
export const COPY_BUTTON = '<!-- copy -->';

/** One story as a reader sees it: running, and as code to copy. */
export interface ExampleFacts {
  /** The name of the story, `WithIcons`. */
  name: string;
  /** What its docstring says, as HTML. */
  description: string;
  /** Highlighted HTML of its code. */
  code: string;
  /** The height of its frame, where it covers its page. */
  frame: string | undefined;
}

/** Gzipped sizes, in bytes. */
export interface Size {
  /** Its entry, without React and without what is loaded on demand. */
  script: number;
  /** Its style sheets, with those of the components in it. */
  styles: number;
}

/** All that the site says about a component. */
export interface ComponentFacts {
  name: string;
  room: string;
  status: 'stable' | 'draft';
  synonyms: readonly string[];
  purpose: string;
  /** The rest of its docstring, as HTML. */
  description: string;
  /** When another component is better, as HTML; empty where nothing is said. */
  whenNot: string;
  /** Advice on using it well, as HTML. */
  good: string;
  /** Advice against frequent mistakes, as HTML. */
  bad: string;
  /** Its keys, as an HTML table; empty where it has none. */
  keys: string;
  /** What a screen reader finds in it, open where it opens, as highlighted HTML; empty if nothing. */
  tree: string;
  /** Highlighted HTML of its imports. */
  imports: string;
  propTables: readonly PropTable[];
  examples: readonly ExampleFacts[];
  /** The tokens that its stories read, as CSS variables. */
  tokens: readonly string[];
  size: Size | undefined;
}

/** A page written in Markdown. */
export interface Article {
  /** Its address, `/start/vite/`. */
  path: string;
  title: string;
  /** Its place among the pages of its folder; the lowest comes first. */
  order: number;
  /** One sentence for search engines and lists. */
  description: string;
  html: string;
  headings: readonly Heading[];
  /** The example that runs on the page, of `recipes/`. */
  recipe: string | undefined;
}

export interface Heading {
  id: string;
  text: string;
}

/** A token with its value in each brand, by the brand's id. */
export interface TokenFacts {
  /** `--platform-color-canvas`. */
  variable: string;
  values: Readonly<Record<string, string>>;
}

/** Everything that the pages are made of. */
export interface SiteData {
  components: readonly ComponentFacts[];
  articles: readonly Article[];
  tokens: readonly TokenFacts[];
  brands: readonly { id: string; name: string }[];
  /** Where the site is served: `/`, or `/docs/` below another. */
  base: string;
}

/** The files of the build that every page loads. */
export interface Assets {
  script: string;
  styles: string;
}
