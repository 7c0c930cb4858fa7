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
 * Returns the label of a path in metrics. All unknown paths share one label, so that arbitrary
 * paths do not create time series.
 */
export function routeName(path: string): string {
  if (CALLS.has(path) || OPERATIONS.has(path)) return path;
  return path.startsWith('/api/') ? '/api/*' : '/*';
}
