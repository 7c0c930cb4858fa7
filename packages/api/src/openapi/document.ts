import type { JsonSchema } from '@valibot/to-json-schema';

export interface Content {
  readonly 'application/json': { readonly schema: JsonSchema };
}

/** Content of the live stream. The schema describes the data of each event. */
interface StreamContent {
  readonly 'text/event-stream': { readonly schema: JsonSchema };
}

interface Reference {
  readonly $ref: string;
}

/** Query field or header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema | boolean;
}

/** Call in the document. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<
    Record<
      string,
      Reference | { readonly description: string; readonly content: Content | StreamContent }
    >
  >;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<
      Record<string, { readonly description: string; readonly content: Content }>
    >;
  };
}
