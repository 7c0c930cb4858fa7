import type { OpenApiDocument, Operation } from '@platform/api/openapi';
import { brandCss, themeColor, type Brand } from '@platform/tokens';
import { html, raw } from 'hono/html';
import { iconPath } from '../brandPage';
import { fieldOf, fieldsOf, type Field, type Schema } from './fields';
import { DOCS_STYLE } from './style';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

const entriesOf = ({ paths }: OpenApiDocument): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const familiesOf = (entries: readonly Entry[]): [string, Entry[]][] => {
  const tags = new Set(entries.flatMap(({ operation }) => operation.tags));
  return [...tags].map((tag) => [
    tag,
    entries.filter(({ operation }) => operation.tags.includes(tag)),
  ]);
};

const row = ({ name, type, required, note }: Field) =>
  html` <tr>
    <th scope="row"><code>${name}</code></th>
    <td><code>${type}</code>${required ? '' : ', optional'}</td>
    <td>${note}</td>
  </tr>`;

const table = (caption: string, fields: readonly Field[]) =>
  fields.length === 0
    ? html``
    : html` <div class="scroll">
        <table>
          <caption>
            ${caption}
          </caption>
          ${fields.map(row)}
        </table>
      </div>`;

function parametersOf({ parameters = [] }: Operation, { components }: OpenApiDocument) {
  return parameters.flatMap((parameter) =>
    '$ref' in parameter
      ? (components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? [])
      : parameter,
  );
}

const bodyOf = (content: { 'application/json': { schema: Schema } } | undefined): Field[] =>
  content === undefined ? [] : fieldsOf(content['application/json'].schema);

function answers(response: Operation['responses'][string] | undefined) {
  if (response === undefined || !('content' in response)) return [];
  const { content } = response;
  if ('application/json' in content) return [table('Answer', bodyOf(content))];
  const { oneOf = [] } = content['text/event-stream'].schema;
  return oneOf.map((message) => {
    const fields = fieldsOf(message);
    return table(`Message ${fields.find(({ name }) => name === 'type')?.type}`, fields);
  });
}

function article({ method, path, operation }: Entry, document: OpenApiDocument) {
  const { operationId, summary = '', security, requestBody, responses } = operation;
  const parameters = parametersOf(operation, document);
  const given = (place: 'query' | 'header') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name, schema, required, description = '' }) => {
        const [first, ...rest] = fieldOf(name, schema, required);
        return first ? [{ ...first, note: first.note || description }, ...rest] : rest;
      });
  return html` <article id="${operationId}">
    <h3>
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="tag">${security.length > 0 ? 'signed in' : 'open to all'}</span>
    </h3>
    <p class="summary">${summary}</p>
    ${table('Query', given('query'))} ${table('Headers', given('header'))}
    ${table('Body', bodyOf(requestBody?.content))} ${answers(responses['200'])}
  </article>`;
}

const navigation = (families: readonly [string, Entry[]][]) =>
  families.map(
    ([tag, entries]) =>
      html` <h2>${tag}</h2>
        <ul>
          ${entries.map(({ operation: { operationId } }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}
        </ul>`,
  );

const failureOf = ({ components }: OpenApiDocument) =>
  table('Answer of every call that fails', bodyOf(components.responses['Failure']?.content));

export function docsPage(document: OpenApiDocument, brand: Brand, nonce: string) {
  const entries = entriesOf(document);
  const families = familiesOf(entries);
  const title = `${brand.name}: ${document.info.title}`;
  // '</' is the only sequence that could end the style element. No variable needs this sequence.
  const style = raw(`${DOCS_STYLE}${brandCss(brand)}`.replaceAll('</', '<\\/'));
  return html`<!doctype html>
    <html lang="en" data-brand="${brand.id}" data-scheme="${brand.defaultScheme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="${themeColor(brand, brand.defaultScheme)}" />
        <link rel="icon" type="${brand.icon.type}" href="${iconPath(brand)}" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <div class="page">
          <nav aria-label="Calls">${navigation(families)}</nav>
          <main>
            <h1>${title}</h1>
            <p class="lead">
              ${entries.length} calls, JSON both ways; <a href="#live">live</a> is a stream. Those
              for who is signed in take the token of <a href="#login">login</a> as
              <code>Authorization: Bearer …</code>. Amounts are decimal text, exact to 0.000001
              USDT. For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI
              ${document.openapi}).
            </p>
            ${failureOf(document)}
            ${families.map(([, members]) => members.map((entry) => article(entry, document)))}
          </main>
        </div>
      </body>
    </html>`;
}
