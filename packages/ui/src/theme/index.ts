export { BrandProvider, readBrandFromPage, useBrand, useOffers } from './BrandProvider';
export type { BrandFacts, BrandProviderProps } from './BrandProvider';
export { BrandScope } from './BrandScope';
export type { BrandScopeProps } from './BrandScope';
export { vars } from './contract.css';
export type { Direction } from './useDocumentDirection';
