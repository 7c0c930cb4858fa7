import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls, defineCall, LIVE_PATH, liveMessage, profile } from '../contract';
import { GLOSSARY } from './glossary';
import { minimalReplies } from '../domain/testing/minimal';
import { toOpenApi } from './index';
import { schemaOf } from './schemaOf';
import { SUMMARIES } from './summaries';

const document = toOpenApi(calls, { title: 'Test', version: '2.0.0' });

/** Returns the violations of OpenAPI 3.1 in a document. */
async function problemsOf(openApi: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['spec'] });
  const problems = await lintFromString({
    source: JSON.stringify(openApi),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(({ message }) => message);
}

const operation = (method: string, path: string) => document.paths[path]?.[method];

/** Fields that the specification lists under two names, or only for some replies. */
const EITHER = ['message', 'data.role', 'data.security_type'];

const sorted = (paths: Iterable<string>) =>
  [...new Set(paths)].filter((path) => !EITHER.includes(path)).sort();

/** Returns the paths of all fields of a reply, such as `data.amount`, including fields in lists. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return sorted(value.flatMap((each) => fieldsOf(each, path)));
  if (typeof value !== 'object' || value === null) return [];
  return sorted(
    Object.entries(value).flatMap(([name, field]) => {
      const at = path ? `${path}.${name}` : name;
      return [at, ...fieldsOf(field, at)];
    }),
  );
}

/** Returns the paths of all required fields of a schema. */
function requiredIn(schema: JsonSchema | boolean | undefined, path = ''): string[] {
  if (typeof schema !== 'object') return [];
  const { properties = {}, required = [], items, prefixItems = [], anyOf = [] } = schema;
  const below = [...[items ?? []].flat(), ...prefixItems, ...anyOf];
  return sorted([
    ...below.flatMap((each) => requiredIn(each, path)),
    ...required.flatMap((name) => {
      const at = path ? `${path}.${name}` : name;
      return [at, ...requiredIn(properties[name], at)];
    }),
  ]);
}

const callOf = (request: v.GenericSchema<unknown, unknown>) =>
  defineCall({ ...profile, name: 'other', path: '/api/test/other', request });

describe('the document', () => {
  it('follows the rules of OpenAPI 3.1', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it('is checked by rules that detect faults, even in nested schemas', async () => {
    const { info: _info, ...nameless } = document;
    expect(await problemsOf(nameless)).toEqual(['The field `info` must be present on this level.']);
    const text = JSON.stringify(document).replace('"type":"boolean"', '"type":"flag"');
    expect(await problemsOf(JSON.parse(text))).toEqual([
      expect.stringContaining('`type` can be one of the following only'),
    ]);
  });

  it('states its title and version', () => {
    expect(document.info).toEqual({ title: 'Test', version: '2.0.0' });
    expect(toOpenApi([]).info).toEqual({ title: 'Platform API', version: '1.0.0' });
  });

  it.each(calls.map((call) => [call.name, call] as const))('describes %s', (name, call) => {
    const described = operation(call.method.toLowerCase(), call.path);
    expect(described).toMatchObject({
      operationId: name,
      summary: expect.any(String) as string,
      security: call.auth === 'member' ? [{ session: [] }] : [],
    });
    expect(described?.requestBody === undefined).toBe(call.method === 'GET');
  });

  it('has the payload of a GET in the query', () => {
    expect(operation('get', '/api/user/getteam')?.parameters).toMatchObject([
      { name: 'page', in: 'query', required: false },
      { name: 'size', in: 'query', required: false },
      { name: 'leveltype', in: 'query', required: true },
    ]);
  });

  it('has the idempotency key only on the calls that accept it', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    const keyed = calls.filter(({ method, path }) =>
      operation(method.toLowerCase(), path)?.parameters?.some((each) => '$ref' in each),
    );
    expect(operation('post', '/api/fund/Withdrawalnow')?.parameters).toEqual([key]);
    expect(keyed.map(({ name }) => name)).toEqual([
      'withdraw',
      'activate',
      'placeBet',
      'diceBet',
      'plinkoBet',
      'openMines',
      'revealMines',
      'cashOutMines',
      'changeClientSeed',
      'rotateSeeds',
    ]);
  });

  it('[API-41] requires exactly the reply fields of the specification', () => {
    const replies: Readonly<Record<string, object>> = minimalReplies;
    const described = calls.filter(({ name }) => name in replies);
    expect(described).toHaveLength(Object.keys(replies).length);
    for (const { name, response } of described) {
      expect([name, ...requiredIn(schemaOf(response))]).toEqual([name, ...fieldsOf(replies[name])]);
    }
  });

  it('has the live stream with every message, if the server has the stream', async () => {
    const whole = toOpenApi(calls, { live: true });
    expect(await problemsOf(whole)).toEqual([]);
    expect(document.paths[LIVE_PATH]).toBeUndefined();
    const success = whole.paths[LIVE_PATH]?.['get']?.responses['200'];
    expect(success).toMatchObject({
      content: {
        'text/event-stream': {
          schema: {
            oneOf: liveMessage.options.map(({ entries }) => ({
              properties: { type: { const: entries.type.literal } },
            })),
          },
        },
      },
    });
  });

  it('explains unclear wire names', () => {
    const text = JSON.stringify(operation('get', '/api/fund/withdrawalhistory'));
    expect(text).toContain('"description":"Payable amount. USDT, as decimal text."');
  });
});

describe('the texts about the contract', () => {
  it('every call has a summary, and every summary belongs to a call', () => {
    expect(Object.keys(SUMMARIES).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it.each(Object.keys(GLOSSARY))('the glossary explains %s, a name in the contract', (name) => {
    expect(JSON.stringify(document)).toMatch(new RegExp(`"${name}":|"name":"${name}"`));
  });
});

describe('a contract that OpenAPI cannot describe', () => {
  it('is refused for two calls with the same method and path', () => {
    const other = defineCall({ ...profile, name: 'other' });
    expect(() => toOpenApi([profile, other])).toThrow(
      'profile and other are both GET /api/user/profile',
    );
  });

  it('is refused for a rule that JSON Schema cannot express', () => {
    expect(() => toOpenApi([callOf(v.object({ when: v.date() }))])).toThrow(/"date" schema/);
  });
});
