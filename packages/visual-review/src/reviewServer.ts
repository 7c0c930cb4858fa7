import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json as bodyOf } from 'node:stream/consumers';
import { InputError } from '@platform/command-line';
import * as v from 'valibot';
import { serveFolder } from '../../testing/src/serveFolder.ts';
import { readDecisions, writeDecision } from './decisionFolder.ts';
import {
  completeDecision,
  newDecision,
  type Decision,
  type DecisionChanges,
  type Decisions,
} from './decisions.ts';
import type { ReportData } from './page/reportData.ts';

/** Current report with its decisions; `version` identifies both. */
export interface Present {
  version: string;
  report: string;
  decisions: Decisions;
}

export interface DecisionRequest {
  version: string;
  changes: DecisionChanges;
}

const requested = v.object({ changes: v.record(v.string(), v.unknown()) });

/** Returns the reason to refuse a request, which may decide only on screenshots of this report. */
function refusalOf(request: unknown, { items }: ReportData): string | undefined {
  if (!v.is(requested, request)) return 'Send an object of changes.';
  const images = new Map(items.map(({ key, change }) => [key, change?.image]));
  for (const [key, decision] of Object.entries(request.changes)) {
    const image = images.get(key);
    if (image === undefined) return `'${key}' is not a change of this report.`;
    // Accepts complete decisions, because undo may restore a decision on an earlier screenshot.
    if (decision === null || v.is(completeDecision, decision)) continue;
    if (!v.is(newDecision, decision)) return `'${key}' needs an image, a verdict and a reason.`;
    if (decision.image !== image) return `'${key}' has another picture.`;
  }
  return undefined;
}

interface ReviewServerOptions {
  report: string;
  decisions: string;
  author: string;
  now?: () => Date;
}

/** Serves the report to this machine only. Refuses decisions from a page that shows an outdated version. */
export async function serveReview({
  report,
  decisions: folder,
  author,
  now = () => new Date(),
}: ReviewServerOptions) {
  const file = join(report, 'report.json');
  if (!existsSync(file)) {
    throw new InputError('There is no report yet: run npm run visual -- --base REV first.');
  }
  const readReport = () => JSON.parse(readFileSync(file, 'utf8')) as ReportData;
  const present = (): Present => {
    const state = { report: readReport().id, decisions: readDecisions(folder) };
    const version = createHash('sha256').update(JSON.stringify(state)).digest('hex');
    return { version, ...state };
  };

  /** Adds author and date, which a restored decision already has. */
  const stamped = (decision: NonNullable<DecisionChanges[string]>): Decision => {
    if (v.is(completeDecision, decision)) return decision;
    const { image, verdict, reason, cause } = decision;
    const [second = ''] = now().toISOString().split('.');
    return { image, verdict, reason, ...(cause && { cause }), author, date: `${second}Z` };
  };

  const patch = (request: unknown): [status: number, body: object] => {
    const refusal = refusalOf(request, readReport());
    if (refusal) return [400, { error: refusal }];
    const { version, changes } = request as DecisionRequest;
    if (version !== present().version) return [409, {}];
    for (const [key, decision] of Object.entries(changes)) {
      writeDecision(folder, key, decision && stamped(decision));
    }
    return [200, present()];
  };

  const replyTo = async (request: IncomingMessage): Promise<[number, object] | undefined> => {
    const { host = '', 'content-type': type } = request.headers;
    // Refuses requests from pages of other sites: they have another host, and cannot send this content
    // type.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return [403, { error: 'Not here.' }];
    if (request.url === '/present') return [200, present()];
    if (request.url !== '/decisions') return undefined;
    return patch(type === 'application/json' ? await bodyOf(request).catch(() => null) : null);
  };

  return serveFolder(report, (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    void replyTo(request)
      .catch((error: Error): [number, object] => [500, { error: error.message }])
      .then((reply) => {
        if (!reply) return next();
        const [status, body] = reply;
        response.writeHead(status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(body));
      });
  });
}
