import { createSession } from '@platform/api';
import { calls } from '@platform/api/contract';
import { exampleMoment, exampleReplies } from '@platform/api/mock';
import type { launchBrowser } from '@platform/visual-review';
import { withoutStream } from '../../testing/src/withoutStream.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>;

/** Returns the local storage of a browser in which the member of the examples is signed in. */
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
  // The first run after a sign-in would show a notice.
  session.claimFirstRun();
  return [...kept].map(([key, value]) => ({ name: key, value }));
}

const examples: Readonly<Record<string, object>> = exampleReplies;
const REPLIES = new Map<string, object | undefined>(
  calls.map(({ method, path, name }) => [`${method} ${path}`, examples[name]] as const),
);

/**
 * Fills a site with the examples of the contract, which answer every call of the API. The clock stands
 * still at their moment, so that every picture has the same dates and countdowns.
 */
export async function fillWithExamples(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(exampleMoment);
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    // A brand may have its API below an address of its own.
    const path = pathname.slice(pathname.indexOf('/api/'));
    const reply = REPLIES.get(`${request.method()} ${path}`);
    if (reply) await route.fulfill({ json: reply });
    else await route.fulfill({ status: 404, json: { status: 'error', message: `No ${path}` } });
  });
  await withoutStream(context);
}
