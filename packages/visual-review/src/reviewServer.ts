import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json as bodyOf } from 'node:stream/consumers';
import { InputError } from '@platform/command-line';
import { conflictsWith, readDecisions, writeDecision } from './decisionFolder.ts';
import { isDecision, isVerdict, type Decision, type DecisionChange } from './decisions.ts';
import type { ReportData } from './page/reportData.ts';

/** Request of a page: the id of its report, and its changes of decisions by shot key. */
export interface DecisionRequest {
  report: string;
  changes: Record<string, DecisionChange>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks that a request decides only on pictures of this report. Returns the reason for a refusal. */
function refusalOf(request: unknown, images: ReadonlyMap<string, string>): string | undefined {
  if (!isObject(request) || !isObject(request['changes'])) return 'Send an object of changes.';
  for (const [key, change] of Object.entries(request['changes'])) {
    if (!images.has(key)) return `'${key}' is not a change of this report.`;
    const { seen, now } = isObject(change) ? change : {};
    if (seen !== null && !isDecision(seen)) return `'${key}' needs the decision that was seen.`;
    if (now === null) continue;
    if (!isVerdict(now)) return `'${key}' needs an image, a verdict and a reason.`;
    // An undo may restore a decision on an earlier picture.
    if (!isDecision(now) && now.image !== images.get(key)) return `'${key}' has another picture.`;
  }
  return undefined;
}

/** Status, content type and body of a response. */
type Reply = [number, string, string | Buffer];

const json = (status: number, value: unknown): Reply => [
  status,
  'application/json',
  JSON.stringify(value),
];

export interface ReviewServerOptions {
  /** Folder of the report. */
  report: string;
  /** Folder of the decisions. */
  decisions: string;
  /** Author of the decisions. */
  author: string;
  /** @default the clock */
  now?: () => Date;
}

/** Report on disk, with values derived from it. */
interface Open {
  version: string;
  text: string;
  id: string;
  images: ReadonlyMap<string, string>;
  files: ReadonlySet<string | undefined>;
}

function openReport(file: string, version: string): Open {
  const text = readFileSync(file, 'utf8');
  const { id, items } = JSON.parse(text) as ReportData;
  const images = items.flatMap(({ key, change }) => (change ? [[key, change.image] as const] : []));
  const files = items.flatMap(({ before, after, change }) => [
    before,
    after,
    change?.difference?.mask,
  ]);
  return { version, text, id, images: new Map(images), files: new Set(files) };
}

/**
 * Serves the report to this machine only, and writes the decisions from its page. Responds with 409 and
 * writes nothing if the report or a decision has changed since the page read it. Throws an `InputError`
 * if there is no report.
 */
export async function serveReview({
  report,
  decisions,
  author,
  now = () => new Date(),
}: ReviewServerOptions) {
  const file = join(report, 'report.json');
  if (!existsSync(file)) {
    throw new InputError('There is no report yet: run npm run visual -- --base REV first.');
  }
  let open: Open | undefined;
  /** Returns the report. Reads the file again if it has changed. */
  const present = (): Open => {
    const { ino, mtimeMs } = statSync(file);
    const version = `${ino} ${mtimeMs}`;
    if (open?.version !== version) open = openReport(file, version);
    return open;
  };

  /** Adds author and date to a new decision. A restored decision has them already. */
  const stamped = (decided: NonNullable<DecisionChange['now']>): Decision => {
    if (isDecision(decided)) return decided;
    const { image, verdict, reason, cause } = decided;
    const [second = ''] = now().toISOString().split('.');
    return { image, verdict, reason, ...(cause && { cause }), author, date: `${second}Z` };
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
      writeDecision(decisions, key, decided && stamped(decided));
    }
    return json(200, readDecisions(decisions));
  };

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { host = '', 'content-type': type } = request.headers;
    // Protects from pages of other sites: they have another host, and cannot send this content type.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return json(403, { error: 'Not here.' });
    if (pathname === '/decisions' && request.method === 'PATCH') {
      return patch(type === 'application/json' ? await bodyOf(request).catch(() => null) : null);
    }
    if (pathname === '/decisions') return json(200, readDecisions(decisions));
    const { id, text, files } = present();
    if (pathname === '/present') {
      return json(200, { report: id, decisions: readDecisions(decisions) });
    }
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
        // Cache images only: their names are hashes, while other files change under the same name.
        const cache = type === 'image/png' ? 'private, max-age=3600' : 'no-store';
        response.writeHead(status, { 'content-type': type, 'cache-control': cache }).end(body);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
