import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { conflictsWith, readDecisions, writeDecision } from './decisionFolder.ts';
import { isDecision, isVerdict, type Decision, type DecisionChange } from './decisions.ts';
import type { ReportData } from './page/reportData.ts';

/** What a page sends: the report that it shows, and its changes of decisions by key. */
export interface DecisionRequest {
  report: string;
  changes: Record<string, DecisionChange>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Why a request cannot be read, or `null`: only pictures of this report are decided on. */
function refusalOf(request: unknown, images: ReadonlyMap<string, string>): string | null {
  if (!isObject(request) || !isObject(request['changes'])) return 'Send an object of changes.';
  for (const [key, change] of Object.entries(request['changes'])) {
    if (!images.has(key)) return `'${key}' is not a change of this report.`;
    if (!isObject(change)) return `'${key}' needs what was seen and what is decided.`;
    const { seen, now } = change;
    if (seen !== null && !isDecision(seen)) return `'${key}' needs the decision that was seen.`;
    if (now === null) continue;
    if (!isVerdict(now)) return `'${key}' needs an image, a verdict and a reason.`;
    // A decision that is restored may be about an earlier picture.
    if (!isDecision(now) && now.image !== images.get(key)) return `'${key}' has another picture.`;
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
  /** The folder of the decisions. */
  decisions: string;
  /** Who decides. */
  author: string;
  /** A free one when left out. */
  port?: number;
  /** @default the clock */
  now?: () => Date;
}

/** A report as it is on the disk, and what follows from it. */
interface Open {
  text: string;
  id: string;
  images: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
}

function openReport(file: string): Open {
  const text = readFileSync(file, 'utf8');
  const { id, items } = JSON.parse(text) as ReportData;
  const files = items.flatMap(({ before, after, change }) => [
    before,
    after,
    change?.difference?.mask,
  ]);
  return {
    text,
    id,
    images: new Map(items.flatMap(({ key, change }) => (change ? [[key, change.image]] : []))),
    files: new Set(files.filter((address) => address !== undefined)),
  };
}

/**
 * Serves the report to this machine only, also after it was written again, and writes the decisions
 * that are made there. A write is refused with 409 when the report or a decision is no longer what
 * the page shows. Throws an `InputError` when there is no report.
 */
export async function serveReview({
  report,
  decisions,
  author,
  port = 0,
  now = () => new Date(),
}: ReviewServerOptions) {
  const file = join(report, 'report.json');
  if (!existsSync(file)) {
    throw new InputError('There is no report yet: run npm run visual -- --base REV first.');
  }
  const versionOf = () => {
    const { ino, mtimeMs } = statSync(file);
    return `${ino} ${mtimeMs}`;
  };
  let version = versionOf();
  let open = openReport(file);
  /** The report as it is now: it may have been written again since the last request. */
  const present = (): Open => {
    if (versionOf() !== version) {
      version = versionOf();
      open = openReport(file);
    }
    return open;
  };

  const stamped = (decided: NonNullable<DecisionChange['now']>): Decision => {
    if (isDecision(decided)) return decided;
    const { image, verdict, reason, cause } = decided;
    const date = now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
    return { image, verdict, reason, ...(cause !== undefined && { cause }), author, date };
  };

  const patch = (request: unknown): Reply => {
    const { id, images } = present();
    if (isObject(request) && typeof request['report'] === 'string' && request['report'] !== id) {
      return json(409, { error: 'The report was written again: this page follows it now.' });
    }
    const refusal = refusalOf(request, images);
    if (refusal) return json(400, { error: refusal });
    const { changes } = request as DecisionRequest;
    const conflicts = conflictsWith(readDecisions(decisions), changes);
    if (Object.keys(conflicts).length > 0) {
      return json(409, { error: 'Decided differently meanwhile.', conflicts });
    }
    for (const [key, { now: decided }] of Object.entries(changes)) {
      writeDecision(decisions, key, decided === null ? null : stamped(decided));
    }
    return json(200, readDecisions(decisions));
  };

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { host = '', 'content-type': type } = request.headers;
    // A page of another site may know the port: it is not this host, and cannot send this type.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return json(403, { error: 'Not here.' });
    if (pathname === '/decisions' && request.method === 'PATCH') {
      return patch(type === 'application/json' ? await bodyOf(request) : undefined);
    }
    if (pathname === '/decisions') return json(200, readDecisions(decisions));
    const { id, text, files } = present();
    if (pathname === '/present')
      return json(200, { report: id, decisions: readDecisions(decisions) });
    if (pathname === '/report') return [200, 'application/json', text];
    if (pathname === '/' || pathname === '/index.html') {
      return [200, 'text/html; charset=utf-8', readFileSync(join(report, 'index.html'))];
    }
    const address = pathname.slice(1);
    const picture = join(report, address);
    if (!files.has(address) || !existsSync(picture)) {
      return json(404, { error: 'There is nothing here.' });
    }
    return [200, 'image/png', readFileSync(picture)];
  };

  const server = createServer((request, response) => {
    void replyTo(request)
      .catch((error: Error) => json(500, { error: error.message }))
      .then(([status, type, body]) => {
        // An image is named by what it is made of, and everything else may be another the next time.
        const cache = type === 'image/png' ? 'private, max-age=3600' : 'no-store';
        response.writeHead(status, { 'content-type': type, 'cache-control': cache }).end(body);
      });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}/`, close: () => server.close() };
}
