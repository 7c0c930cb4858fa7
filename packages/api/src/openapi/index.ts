export type { OpenApiDocument, Operation } from './document';
export { toOpenApi, type OpenApiInfo } from './toOpenApi';
