import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readDecisions, writeDecisions } from './decisionFile.ts';
import { isDecision, type Decisions } from './decisions.ts';
import { InputError } from '@platform/command-line';
import type { ReportData } from './page/reportData.ts';

/** Decisions by key; `null` takes one back. */
export type DecisionChanges = Record<string, Decisions[string] | null>;

/** Why these changes cannot be written, or `null`: only pictures of this report are decided on. */
function refusalOf(changes: unknown, images: Map<string, string>): string | null {
  if (typeof changes !== 'object' || changes === null) return 'Send an object of decisions.';
  for (const [key, decision] of Object.entries(changes)) {
    if (!images.has(key)) return `'${key}' is not a change of this report.`;
    if (decision === null) continue;
    if (!isDecision(decision)) return `'${key}' needs an image, a verdict and a reason.`;
    if (decision.image !== images.get(key)) return `'${key}' has another picture by now: reload.`;
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Status, content type and body. */
type Reply = [number, string, string | Buffer];

const json = (status: number, value: unknown): Reply => [
  status,
  'application/json',
  JSON.stringify(value),
];

export interface ReviewServerOptions {
  /** The folder of the report. */
  report: string;
  /** The file of the decisions. */
  decisions: string;
  /** A free one when left out. */
  port?: number;
}

/**
 * Serves the report to this machine only, and writes the decisions that are made there. Throws an `InputError`
 * when there is no report.
 */
export async function serveReview({ report, decisions, port = 0 }: ReviewServerOptions) {
  if (!existsSync(join(report, 'report.json'))) {
    throw new InputError('There is no report yet: run npm run visual -- --base REV first.');
  }
  const { items } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as ReportData;
  const images = new Map(items.flatMap(({ key, change }) => (change ? [[key, change.image]] : [])));
  const files = new Map(
    ['index.html', ...items.flatMap(({ before, after, change }) => [before, after, change?.mask])]
      .filter((file) => file !== undefined)
      .map((file) => [`/${file}`, join(report, file)]),
  );

  const patch = (changes: unknown): Reply => {
    const refusal = refusalOf(changes, images);
    if (refusal) return json(400, { error: refusal });
    const merged = { ...readDecisions(decisions), ...(changes as DecisionChanges) };
    const kept = Object.entries(merged).filter(([, decision]) => decision !== null);
    writeDecisions(decisions, Object.fromEntries(kept) as Decisions);
    return json(200, readDecisions(decisions));
  };

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { host = '', 'content-type': type } = request.headers;
    // A page of another site may know the port: it is not this host, and cannot send this type.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return json(403, { error: 'Not here.' });
    if (pathname === '/decisions' && request.method === 'GET') {
      return json(200, readDecisions(decisions));
    }
    if (pathname === '/decisions' && request.method === 'PATCH') {
      return patch(type === 'application/json' ? await bodyOf(request) : undefined);
    }
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (!file || !existsSync(file)) return json(404, { error: 'There is nothing here.' });
    const html = file.endsWith('.html');
    return [200, html ? 'text/html; charset=utf-8' : 'image/png', readFileSync(file)];
  };

  const server = createServer((request, response) => {
    void replyTo(request)
      .catch((error: Error) => json(500, { error: error.message }))
      .then(([status, type, body]) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}/`, close: () => server.close() };
}
