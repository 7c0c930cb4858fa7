import { calls, liveMessage, LIVE_PATH } from '@platform/api/contract';
import { toOpenApi } from '@platform/api/openapi';
import { loadBrands } from '@platform/tokens';
import { describe, expect, test } from 'vitest';
import { TOKENS_DIR } from '../../testing/app';
import { useServers } from '../../testing/suite';
import { docsPage } from './docsPage';
import { fieldsOf } from './fields';

const suite = useServers();

const page = async () => {
  const reply = await fetch(`${suite.app.origin}/docs`);
  return { reply, text: await reply.text() };
};

test('/openapi.json describes every call, and the live stream', async () => {
  const { body } = await suite.wire.get('/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = [...calls, { method: 'GET', path: LIVE_PATH }];
  expect(described.sort()).toEqual(known.map(({ method, path }) => `${method} ${path}`).sort());
});

describe('/docs', () => {
  test('lists and links every call', async () => {
    const { text } = await page();
    for (const { name, path } of calls) {
      expect(text).toContain(`<a href="#${name}">${name}</a>`);
      expect(text).toContain(`<article id="${name}">`);
      expect(text).toContain(`<code>${path}</code>`);
    }
    expect(text).toContain('<code>data[].gameId.roundNumber</code>');
    expect(text).toContain('<code>Idempotency-Key</code>');
  });

  test('shows every message of the live stream', async () => {
    const { text } = await page();
    expect(text).toContain('<article id="live">');
    const messages = [...text.matchAll(/Message &quot;(\w+)&quot;/g)].map(([, type]) => type);
    expect(messages).toEqual(liveMessage.options.map(({ entries }) => entries.type.literal));
    expect(text).toContain('<code>Last-Event-ID</code>');
  });

  test('has no scripts, and a content security policy that allows its style by nonce', async () => {
    const { reply, text } = await page();
    const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|style=|onclick/i);
  });

  test('closes every element and has unique ids', async () => {
    const { text } = await page();
    const open: string[] = [];
    for (const [, end, name = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (['meta', 'link'].includes(name)) continue;
      if (end) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('escapes text but not the style', async () => {
  const [brand] = await loadBrands(TOKENS_DIR);
  if (brand === undefined) throw new Error('There is no brand.');
  const page = String(await docsPage(toOpenApi(calls), { ...brand, name: '<b>"&' }, 'n'));
  expect(page).toContain('<h1>&lt;b&gt;&quot;&amp;: ');
  expect(page).not.toContain('<b>');
  expect(page).toContain(`[data-brand='${brand.id}']`);
});

test('shows fields of nested objects and arrays as rows', () => {
  const schema = {
    type: 'object' as const,
    required: ['a'],
    properties: {
      a: { type: 'string' as const, minLength: 2, maxLength: 3, description: 'An a.' },
      b: {
        type: 'array' as const,
        items: { type: 'object' as const, properties: { c: { enum: [1, 'x'] } } },
      },
      d: { anyOf: [{ type: 'string' as const }, { const: null }], default: '1' },
    },
  };
  expect(fieldsOf(schema)).toEqual([
    { name: 'a', type: 'string', required: true, note: 'An a. 2 to 3 characters.' },
    { name: 'b', type: 'object[]', required: false, note: '' },
    { name: 'b[].c', type: '1 | "x"', required: false, note: '' },
    { name: 'd', type: 'string | null', required: false, note: 'By default "1".' },
  ]);
});
