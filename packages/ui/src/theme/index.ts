export { BrandProvider, readBrandFromPage, useBrand, useOffers } from './BrandProvider';
export type { BrandFacts, BrandProviderProps } from './BrandProvider';
export { BrandScope } from './BrandScope';
export type { BrandScopeProps } from './BrandScope';
export { MessagesProvider, useLanguage, useTexts } from './Messages';
export { rich } from './rich';
export type { Messages, MessagesProviderProps, TextsOf } from './Messages';
export { vars } from './contract.css';
export type { Direction } from './useDocumentDirection';
