declare module 'virtual:platform-brands' {
  // Imports by package name, because a module declaration cannot import a relative path.
  import type { BrandFacts } from '@platform/ui/theme';

  /** Brands under `tokens/brands`, provided by the `@platform/tokens/vite` plugin. */
  export const brands: readonly BrandFacts[];
}

declare module 'virtual:platform-brands.css';

declare module 'virtual:platform-foundation' {
  import type { ContrastPair } from '@platform/tokens/contrast';

  export const foundationFiles: Readonly<Record<string, string>>;
  /** Colour pairs of the contrast certificate. */
  export const pairs: readonly ContrastPair[];
}

declare module 'virtual:platform-brand-folders' {
  export { foundationFiles, pairs } from 'virtual:platform-foundation';
  /** Valid folders under `tokens/brands`, with their files in base64, by name. */
  export const folders: readonly { id: string; files: Readonly<Record<string, string>> }[];
  /** Invalid folders, with one sentence per problem. */
  export const refused: readonly { id: string; problems: readonly string[] }[];
}
