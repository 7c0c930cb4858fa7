import { errorReply, IDEMPOTENCY_HEADER, idempotencyKey, LIVE_PATH, type Call } from '../contract';
import type { Content, OpenApiDocument, Operation, Parameter } from './document';
import { liveOperation } from './liveOperation';
import { schemaOf } from './schemaOf';
import { SUMMARIES } from './summaries';

export interface OpenApiInfo {
  /** Document title. @default 'Platform API' */
  readonly title?: string;
  /** Document version. @default '1.0.0' */
  readonly version?: string;
  /**
   * True if the server has the live stream.
   * @default false
   */
  readonly live?: boolean;
}

const json = (schema: Call['request']): Content => ({
  'application/json': { schema: schemaOf(schema) },
});

function queryOf({ request }: Call): readonly Parameter[] {
  const { properties = {}, required = [] } = schemaOf(request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const operationOf = (call: Call): Operation => {
  const { name, method, path, auth, request, response, idempotent } = call;
  const summary = SUMMARIES[name];
  const parameters = [
    ...(method === 'GET' ? queryOf(call) : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: name,
    ...(summary && { summary }),
    // Uses the family as the tag: the part of the path after /api/.
    tags: path.split('/').slice(2, 3),
    security: auth === 'member' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && { requestBody: { required: true, content: json(request) } }),
    responses: {
      200: { description: 'The call succeeded.', content: json(response) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
};

function pathsOf(calls: readonly Call[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const methods = (paths[call.path] ??= {});
    const method = call.method.toLowerCase();
    const other = methods[method]?.operationId;
    if (other) {
      throw new Error(
        `${other} and ${call.name} are both ${call.method} ${call.path}. OpenAPI permits one operation for each: make them one call.`,
      );
    }
    methods[method] = operationOf(call);
  }
  return paths;
}

/**
 * Describes calls as an OpenAPI 3.1 document, ready for `JSON.stringify`.
 *
 * @throws Error if two calls have the same method and path, or a schema cannot be expressed in JSON
 * Schema
 * @example toOpenApi(calls, { title: brand.title, live: true })
 */
export const toOpenApi = (
  calls: readonly Call[],
  { title = 'Platform API', version = '1.0.0', live = false }: OpenApiInfo = {},
): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title, version },
  paths: { ...pathsOf(calls), ...(live && { [LIVE_PATH]: { get: liveOperation } }) },
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    parameters: {
      IdempotencyKey: {
        name: IDEMPOTENCY_HEADER,
        in: 'header',
        required: false,
        description:
          'Key of an intent. The server executes it once per key, and repeats the first reply.',
        schema: schemaOf(idempotencyKey),
      },
    },
    responses: {
      Failure: {
        description: 'The call failed. The message is a sentence for the member.',
        content: json(errorReply),
      },
    },
  },
});
