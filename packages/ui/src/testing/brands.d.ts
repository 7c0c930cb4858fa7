declare module 'virtual:platform-brands' {
  // By the package's name: a declaration of a module cannot import a relative path.
  import type { BrandFacts } from '@platform/ui/theme';

  /** Every brand under `tokens/brands`, given by the plugin `@platform/tokens/vite`. */
  export const brands: readonly BrandFacts[];
}

declare module 'virtual:platform-brands.css';

declare module 'virtual:platform-brand-folders' {
  import type { ContrastPair } from '@platform/tokens/contrast';

  /** What the files of the foundation hold, by name. */
  export const foundationFiles: Readonly<Record<string, string>>;
  /** The valid folders under `tokens/brands` as they are: their files in base64, by name. */
  export const folders: readonly { id: string; files: Readonly<Record<string, string>> }[];
  /** The folders that are not valid, and what is wrong, a sentence each. */
  export const refused: readonly { id: string; problems: readonly string[] }[];
  /** The pairs of the contrast certificate. */
  export const pairs: readonly ContrastPair[];
}
