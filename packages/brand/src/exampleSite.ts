import { createSession } from '@platform/api';
import { calls } from '@platform/api/contract';
import { exampleMoment, exampleReplies } from '@platform/api/mock';
import type { launchBrowser } from '@platform/visual-review';
import { withoutStream } from '../../testing/src/withoutStream.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
type BrowserContext = ReturnType<Page['context']>;

/** Returns a browser's local storage with the example member signed in. */
export function exampleSession(): { name: string; value: string }[] {
  const kept = new Map<string, string>();
  const session = createSession(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      clear: () => kept.clear(),
    },
    undefined,
  );
  const { ID: id, code, name } = exampleReplies.profile.data;
  session.signIn({ token: exampleReplies.login.token, member: { id, code, name } });
  // Marks the notice that appears after signing in as seen.
  session.claimFirstRun();
  return [...kept].map(([key, value]) => ({ name: key, value }));
}

const examples: Readonly<Record<string, object>> = exampleReplies;
const REPLIES = new Map<string, object | undefined>(
  calls.map(({ method, path, name }) => [`${method} ${path}`, examples[name]] as const),
);

/**
 * Fills a page with the example replies. The clock is fixed at the time of the examples, so that
 * dates and countdowns are the same in every screenshot.
 */
export async function fillWithExamples(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(exampleMoment);
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    // Removes the prefix, because a brand may serve its API at another origin or below a path prefix.
    const path = pathname.slice(pathname.indexOf('/api/'));
    const reply = REPLIES.get(`${request.method()} ${path}`);
    if (reply) await route.fulfill({ json: reply });
    else await route.fulfill({ status: 404, json: { status: 'error', message: `No ${path}` } });
  });
  await withoutStream(context);
}
