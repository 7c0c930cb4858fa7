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
import {
  startPlatformServer,
  type Platform,
  type PlatformServer,
} from '../../../packages/testing/src/platformServer.ts';
import { translatePage } from '../../../packages/testing/src/inPage/translatePage.ts';
import { HANGS_MS } from '../../../packages/testing/src/patience.ts';
import { sharedPlatform } from './sharedServer.ts';

interface WorkerFixtures {
  /** The real server, with what other journeys do on it meanwhile. */
  server: Platform;
}

/** Options of a project or a file. */
export interface Options {
  /** The brand whose site the journey visits: addresses such as `/dashboard` are on it. */
  brand: Brand;
  /**
   * Whether the browser has service workers. With one, requests are not seen as they are sent, which
   * journeys count and answer.
   */
  serviceWorker: boolean;
  /** Replaces the text nodes of every page, as page translators do. @default false */
  translated: boolean;
}

interface TestFixtures {
  /** The origin of the brand's site. */
  site: string;
  /** Makes calls of the API, to prepare what a journey needs. */
  call: Call;
  /** Registers another member, through the API. */
  newMember: (member?: Partial<NewMember>) => Promise<Member>;
  /** A new member who is signed in, in the test's browser, before any page is opened. */
  member: Member;
  /** A page in a second browser, in which a member is signed in, on the brand's site or another. */
  signInElsewhere: (member: Member, site?: string) => Promise<Page>;
  /** The warnings and errors on the consoles of the test's browsers. */
  heard: string[];
  /**
   * Chromium logs failed calls on the console. A test that provokes one announces it here. Any other
   * message fails the test, and so does an announced one that is not logged, unless it is one that
   * only `may` be, by how two processes meet.
   */
  provokes: (failure: Failure, options?: { may?: boolean }) => void;
}

/** A failed call: its status, a part of the message, or a pattern of it. */
type Failure = number | string | RegExp;

/** In the page: as in a browser that has none. */
const withoutServiceWorker = () => {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
};

/** Listens to the console of every page of a browser. */
function listen(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      heard.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => heard.push(error.error().message));
}

/** A site's address for Node, which does not resolve names below `localhost`. */
const fromNode = (site: string) => `http://127.0.0.1:${new URL(site).port}`;

const originOf = (server: Platform) => fromNode(server.url('localhost'));

/** Whether a message on the console is about this failure. */
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

/** For journeys that take the server down, stop a part of it, or look at what everybody does on it. */
export const testAlone = test.extend<object, { server: PlatformServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner requires a pattern here
    async ({}, use) => {
      const server = await startPlatformServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: HANGS_MS },
  ],
});

/** Stores a member's session in a browser, as after a sign-in on this site. */
async function rememberIn(context: BrowserContext, origin: string, member: Member): Promise<void> {
  const localStorage = Object.entries(storageOf(member)).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

export { expect };
