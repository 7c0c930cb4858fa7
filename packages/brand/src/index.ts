export { createBrand } from './createBrand.ts';
export type { BrandOptions } from './createBrand.ts';
