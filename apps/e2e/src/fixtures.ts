import { test as base, expect } from '@playwright/test';
import { signUp } from './member.ts';
import { startPlatformServer, type PlatformServer } from './platformServer.ts';

interface WorkerFixtures {
  /** One real server for all journeys of a worker. */
  server: PlatformServer;
}

interface TestFixtures {
  /** Signs a new member in, in the test's browser, before any page is opened. */
  member: undefined;
  /** Fails the journey when the browser's console had anything to say. */
  quietConsole: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the runner insists on a pattern here
    async ({}, use) => {
      const server = await startPlatformServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  member: async ({ context, server }, use, { testId }) => {
    const storage = await signUp(
      server.url('localhost').replace('localhost', '127.0.0.1'),
      `M${testId}`,
    );
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    await use(undefined);
  },
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
