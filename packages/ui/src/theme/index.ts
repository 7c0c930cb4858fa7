export { adoptPageNonce } from './adoptPageNonce';
export { BrandProvider, readBrandFromPage, useBrand, useOffers } from './BrandProvider';
export type {
  BrandContent,
  BrandFacts,
  BrandLink,
  BrandNotice,
  BrandPicture,
  BrandProviderProps,
} from './BrandProvider';
export { arrangeMenu, heroOf, welcomeOf } from './brandContent';
export { BrandScope } from './BrandScope';
export type { BrandScopeProps } from './BrandScope';
export { MessagesProvider, useLanguage, useTexts } from './Messages';
export { rich } from './rich';
export type { Messages, MessagesProviderProps, TextsOf } from './Messages';
export { vars } from './contract.css';
export { useColorScheme } from './useColorScheme';
export type { ColorScheme } from './useColorScheme';
export type { Direction } from './useDocumentDirection';
