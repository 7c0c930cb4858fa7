declare module 'virtual:platform-brands' {
  import type { BrandFacts } from '../theme/BrandProvider';

  /** Every brand under `tokens/brands`, given by the plugin `@platform/tokens/vite`. */
  export const brands: readonly BrandFacts[];
}

declare module 'virtual:platform-brands.css';
