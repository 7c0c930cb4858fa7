export { toOpenApi, type OpenApiDocument, type OpenApiInfo, type Operation } from './toOpenApi';
