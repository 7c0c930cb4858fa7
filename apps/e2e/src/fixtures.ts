import { test as base, expect } from '@playwright/test';
import { startPlatformServer, type PlatformServer } from './platformServer.ts';

interface WorkerFixtures {
  /** One real server for all journeys of a worker. */
  server: PlatformServer;
}

interface TestFixtures {
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
