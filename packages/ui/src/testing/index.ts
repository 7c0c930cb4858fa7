export { BrandMatrix } from './BrandMatrix';
export type { BrandMatrixProps } from './BrandMatrix';
export { axeViolations, describeConformance } from './conformance';
export type { Conformance } from './conformance';
export { renderUi } from './renderUi';
