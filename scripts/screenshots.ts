/** Writes the pictures of the README: every brand, from the real server, with the contract's examples. */
import { fileURLToPath } from 'node:url';
import { chromium as engine } from 'playwright';
import { exampleSession, fillWithExamples } from '../packages/brand/src/exampleSite.ts';
import { chromium } from '../packages/testing/src/chromium.ts';
import { startPlatformServer } from '../packages/testing/src/platformServer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const BRANDS = {
  default: 'localhost',
  aurora: 'aurora',
  ember: 'ember',
  lagoon: 'lagoon',
  folio: 'folio',
};
const SCREENS = { landing: '/', wingo: '/wingo1Minute' };

const server = await startPlatformServer();
const browser = await engine.launch(chromium);
try {
  for (const [brand, host] of Object.entries(BRANDS)) {
    for (const [screen, path] of Object.entries(SCREENS)) {
      const origin = server.url(host);
      const member = { origin, localStorage: exampleSession() };
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        // Shows the dark scheme of brands that follow the system.
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: screen === 'landing' ? [] : [member] },
      });
      await fillWithExamples(context);
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${root}docs/images/${brand}-${screen}.jpg`, quality: 82 });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
