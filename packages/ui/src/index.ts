// The public parts, one name after the other. What is not here is nobody's business.
export { Button } from './primitives/Button/Button';
export type { ButtonProps, ButtonTone } from './primitives/Button/Button';
export { Spinner } from './primitives/Spinner/Spinner';
export type { SpinnerProps } from './primitives/Spinner/Spinner';
export { BrandProvider, readBrandFromPage, useBrand } from './theme/BrandProvider';
export type { BrandFacts, BrandProviderProps } from './theme/BrandProvider';
export { BrandScope } from './theme/BrandScope';
export type { BrandScopeProps } from './theme/BrandScope';
