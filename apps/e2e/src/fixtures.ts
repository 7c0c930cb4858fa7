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
  type PlatformServer,
} from '../../../packages/testing/src/platformServer.ts';

interface WorkerFixtures {
  /** One real server for all journeys of a worker. */
  server: PlatformServer;
}

/** What a project, or a file, may choose. */
export interface Options {
  /** The brand whose site the journey visits: addresses such as `/dashboard` are on it. */
  brand: Brand;
}

interface TestFixtures {
  /** The origin of the brand's site. */
  site: string;
  /** Makes calls of the API, for what a journey takes for granted. */
  call: Call;
  /** Registers another member, through the API. */
  newMember: (member?: Partial<NewMember>) => Promise<Member>;
  /** A new member who is signed in, in the test's browser, before any page is opened. */
  member: Member;
  /** A page in another browser than the test's, which a member is signed in with. */
  signInElsewhere: (member: Member) => Promise<Page>;
  /** What the consoles of the test's browsers have said: warnings and errors alone. */
  heard: string[];
  /**
   * Chromium says on the console that a call has failed. Whoever provokes that says so here: with
   * the status, or with a part of what is said instead. All else that is heard fails the test, and
   * so does what was provoked and is not heard.
   */
  provokes: (failure: number | string) => void;
}

/** Listens to the console of every page of a browser. */
function listen(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  context.on('weberror', (error) => heard.push(error.error().message));
}

/** Where Node reaches the server: it does not look names below `localhost` up. */
const originOf = (server: PlatformServer) =>
  server.url('localhost').replace('localhost', '127.0.0.1');

const lineOf = (failure: number | string) =>
  typeof failure === 'number' ? `the server responded with a status of ${failure} ` : failure;

export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  brand: [BRANDS.aurora, { option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner insists on a pattern here
    async ({}, use) => {
      const server = await startPlatformServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
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
  signInElsewhere: async ({ browser, server, site, contextOptions, heard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (member) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: site });
      contexts.push(context);
      listen(context, heard);
      const token = await logIn(context.request, originOf(server), member);
      await rememberIn(context, site, { ...member, token });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // eslint-disable-next-line no-empty-pattern -- the runner insists on a pattern here
  heard: ({}, use) => use([]),
  provokes: [
    async ({ context, heard }, use) => {
      listen(context, heard);
      const provoked = new Set<string>();
      await use((failure) => provoked.add(lineOf(failure)));
      const lines = [...provoked];
      expect(heard.filter((said) => !lines.some((line) => said.includes(line)))).toEqual([]);
      expect(lines.filter((line) => !heard.some((said) => said.includes(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Has a browser remember a member, as it would after a sign-in on this site. */
async function rememberIn(context: BrowserContext, origin: string, member: Member): Promise<void> {
  const localStorage = Object.entries(storageOf(member)).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

export { expect };
