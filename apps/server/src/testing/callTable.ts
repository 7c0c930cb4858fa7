import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STATEMENTS = fileURLToPath(new URL('../../../../docs/conformance.tsv', import.meta.url));

/** Fields that a row reads. `name[]` is a list. A field without fields of its own is read whole. */
interface Shape {
  [field: string]: Shape;
}

interface Row {
  method: string;
  path: string;
  /** Parameters of the query; undefined for a value that the caller chooses. */
  query: [name: string, value: string | undefined][];
  /** Fields of the payload. */
  sends: string[];
  reads: Shape;
}

/** Field, or a field with its own fields in parentheses, such as `data[](number, color)`. */
const READ = /([\w.[\]]+)(?:\(([^)]*)\))?(?:, |$)/g;

function shapeOf(reads: string): Shape {
  const shape: Shape = {};
  for (const [, place = '', fields = ''] of reads.matchAll(READ)) {
    for (const field of fields.split(', ')) {
      const names = [place, field].filter((name) => name !== '').join('.');
      let inner = shape;
      for (const name of names.split('.')) inner = inner[name] ??= {};
    }
  }
  return shape;
}

/** Reads a row, such as `POST /api/path; sends a, b; reads status, data(c)`. */
function readRow(statement: string): Row {
  const [call = '', ...clauses] = statement.split('; ');
  const [method = '', target = ''] = call.split(' ');
  const [path = '', query = ''] = target.split('?');
  const clause = (verb: string) =>
    clauses.find((text) => text.startsWith(`${verb} `))?.slice(verb.length + 1) ?? '';
  const listed = (text: string, separator: string) => (text === '' ? [] : text.split(separator));
  const reads = clause('reads');
  return {
    method,
    path,
    query: listed(query, '&').map((parameter) => {
      const [name = '', value] = parameter.split('=');
      return [name, value];
    }),
    sends: listed(clause('sends'), ', '),
    reads: reads === 'nothing' ? {} : shapeOf(reads),
  };
}

/** Calls of the specification, by the id of their statement. */
export const CALL_TABLE: ReadonlyMap<string, Row> = new Map(
  readFileSync(STATEMENTS, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , statement = '']) => /^(GET|POST) /.test(statement))
    .map(([id = '', , statement = '']) => [id, readRow(statement)]),
);

/** @throws Error if the reply lacks a field that the row reads */
function readFields(reply: unknown, shape: Shape, place: string): unknown {
  return Object.fromEntries(
    Object.entries(shape).map(([field, inner]) => {
      const name = field.replace('[]', '');
      const at = `${place} ${field}`;
      const value = (Object(reply) as Record<string, unknown>)[name];
      if (value === undefined) throw new Error(`The reply lacks ${at}.`);
      if (Object.keys(inner).length === 0) return [name, value];
      if (name === field) return [name, readFields(value, inner, at)];
      if (!Array.isArray(value)) throw new Error(`The reply has no list ${at}.`);
      return [name, value.map((item) => readFields(item, inner, at))];
    }),
  );
}

/**
 * Client that knows only the rows of the specification in docs/conformance.tsv. It sends the fields of a row,
 * and returns the fields that the row reads.
 */
export class TableClient {
  /** Ids of the rows that succeeded. */
  readonly called = new Set<string>();
  #token = '';

  constructor(readonly origin: string) {}

  /** @throws Error if the payload has other fields than the row, or the server refuses the call */
  // Tests read replies of every shape, and their expectations act as types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async call(id: string, payload: Record<string, unknown> = {}): Promise<any> {
    const row = CALL_TABLE.get(id);
    if (!row) throw new Error(`docs/conformance.tsv has no call ${id}.`);
    const chosen = row.query.flatMap(([name, value]) => (value === undefined ? [name] : []));
    const expected = [...chosen, ...row.sends].sort().join(', ');
    const given = Object.keys(payload).sort().join(', ');
    if (given !== expected) throw new Error(`${id} sends ${expected}, not ${given}.`);

    const url = new URL(row.path, `${this.origin}/api/`);
    for (const [name, value = String(payload[name])] of row.query) {
      url.searchParams.set(name, value);
    }
    const reply = await fetch(url, {
      method: row.method,
      headers: { Accept: 'application/json', Authorization: `Bearer ${this.#token}` },
      ...(row.sends.length > 0 && { body: JSON.stringify(payload) }),
    });
    const body = (await reply.json()) as { status: string; message: string };
    if (body.status !== 'success') throw new Error(body.message);
    this.called.add(id);
    const read = readFields(body, row.reads, id) as { token?: string };
    if (read.token !== undefined) this.#token = read.token;
    return read;
  }
}
