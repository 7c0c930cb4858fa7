import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { callsTo, type Call } from './api.ts';
import { BRANDS, type Brand } from './brands.ts';
import {
  logIn,
  signUp,
  storageOf,
  type Member,
  type NewMember,
} from '../../../packages/testing/src/member.ts';
import type { Platform, PlatformServer } from '../../../packages/testing/src/platformServer.ts';
import { translatePage } from '../../../packages/testing/src/inPage/translatePage.ts';
import { HANGS_MS } from '../../../packages/testing/src/patience.ts';
import { sharedPlatform, startServer } from './sharedServer.ts';

interface WorkerFixtures {
  server: Platform;
}

export interface Options {
  /** Paths such as `/dashboard` are relative to the site. */
  brand: Brand;
  /** Journeys cannot count or stub requests that pass through a service worker. */
  serviceWorker: boolean;
  /** Replaces the text nodes of every page, like page translators. @default false */
  translated: boolean;
}

interface TestFixtures {
  site: string;
  call: Call;
  newMember: (member?: Partial<NewMember>) => Promise<Member>;
  /** New member, signed in to the test's browser before any page opens. */
  member: Member;
  /**
   * Opens a page in a second browser with a signed-in member, on the brand's site or another site.
   */
  signInElsewhere: (member: Member, site?: string) => Promise<Page>;
  heard: string[];
  /**
   * Unexpected console messages fail the test. A missing expected message also fails it, unless it
   * is optional (`may`).
   */
  provokes: (failure: Failure, options?: { may?: boolean }) => void;
}

/** Failed call: its status, or a part or pattern of its console message. */
type Failure = number | string | RegExp;

/** Runs in the page: removes service workers. */
const withoutServiceWorker = () => {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
};

function listen(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      heard.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => heard.push(error.error().message));
}

/** Returns a site's URL for Node, which does not resolve host names below `localhost`. */
const fromNode = (site: string) => `http://127.0.0.1:${new URL(site).port}`;

const originOf = (server: Platform) => fromNode(server.url('localhost'));

function isAbout(said: string, failure: Failure): boolean {
  if (failure instanceof RegExp) return failure.test(said);
  return said.includes(
    typeof failure === 'number' ? `the server responded with a status of ${failure} ` : failure,
  );
}

export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  brand: [BRANDS.aurora, { option: true }],
  serviceWorker: [false, { option: true }],
  translated: [false, { option: true }],
  context: async ({ context, serviceWorker, translated }, use) => {
    if (!serviceWorker) await context.addInitScript(withoutServiceWorker);
    if (translated) await context.addInitScript(translatePage);
    await use(context);
  },
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner requires a pattern here
    ({}, use) => use(sharedPlatform()),
    { scope: 'worker' },
  ],
  site: ({ server, brand }, use) => use(server.url(brand.id)),
  baseURL: ({ site }, use) => use(site),
  call: ({ server }, use) => use(callsTo(originOf(server))),
  newMember: async ({ server }, use, { testId }) => {
    let count = 0;
    await use((member) => {
      count += 1;
      return signUp(originOf(server), { name: `Asha ${testId.slice(-8)} ${count}`, ...member });
    });
  },
  member: async ({ context, newMember, site }, use) => {
    const member = await newMember();
    await rememberIn(context, site, member);
    await use(member);
  },
  signInElsewhere: async ({ browser, site, contextOptions, heard, serviceWorker }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (member, at = site) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: at });
      contexts.push(context);
      if (!serviceWorker) await context.addInitScript(withoutServiceWorker);
      listen(context, heard);
      const token = await logIn(context.request, fromNode(at), member);
      await rememberIn(context, at, { ...member, token });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // eslint-disable-next-line no-empty-pattern -- the runner requires a pattern here
  heard: ({}, use) => use([]),
  provokes: [
    async ({ context, heard }, use) => {
      listen(context, heard);
      const [provoked, possible]: [Failure[], Failure[]] = [[], []];
      await use((failure, { may = false } = {}) => (may ? possible : provoked).push(failure));
      const known = [...provoked, ...possible];
      expect(heard.filter((said) => !known.some((each) => isAbout(said, each)))).toEqual([]);
      expect(provoked.filter((each) => !heard.some((said) => isAbout(said, each)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Test with its own server, for journeys that stop the server or read the activity of all members. */
export const testAlone = test.extend<object, { server: PlatformServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner requires a pattern here
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: HANGS_MS },
  ],
});

async function rememberIn(context: BrowserContext, origin: string, member: Member): Promise<void> {
  const localStorage = Object.entries(storageOf(member)).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

export { expect };
