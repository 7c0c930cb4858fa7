import { calls, LIVE_PATH } from '@platform/api/contract';

const CALLS: ReadonlySet<string> = new Set([...calls.map(({ path }) => path), LIVE_PATH]);
const OPERATIONS: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/docs',
]);

/**
 * What a request is counted under: the path where it is one of ours, and one name for all others,
 * so that made-up paths do not make up series.
 */
export function routeName(path: string): string {
  if (CALLS.has(path) || OPERATIONS.has(path)) return path;
  return path.startsWith('/api/') ? '/api/*' : '/*';
}
