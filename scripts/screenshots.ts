/** Writes the pictures of the README: every brand, from the real server in a real browser. */
import { fileURLToPath } from 'node:url';
import { chromium as engine } from 'playwright';
import { signUp, storageOf } from '../packages/testing/src/member.ts';
import { startPlatformServer } from '../packages/testing/src/platformServer.ts';
import { chromium } from '../packages/testing/src/chromium.ts';
import { withoutStream } from '../packages/testing/src/withoutStream.ts';
import { makeBusy } from './busyBrands.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const BRANDS = ['localhost', 'aurora', 'ember', 'lagoon'];
const nameOf = (brand: string) => (brand === 'localhost' ? 'default' : brand);

const SCREENS = [
  { screen: 'landing', path: '/' },
  { screen: 'wingo', path: '/wingo1Minute' },
];

const server = await startPlatformServer();
const browser = await engine.launch(chromium);
try {
  // One member is enough for all brands, because they share one ledger.
  const origin = server.url('localhost').replace('localhost', '127.0.0.1');
  const member = await signUp(origin, { name: 'Asha' });
  // Otherwise, the picture would show the notice about an unconfirmed address.
  await server.query('update member set email_confirmed_at = now() where id = $1', [member.id]);
  await makeBusy(server, origin, BRANDS.map(nameOf));
  for (const brand of BRANDS) {
    for (const { screen, path } of SCREENS) {
      const file = `${root}docs/images/${nameOf(brand)}-${screen}.jpg`;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        // Shows brands that follow the reader's system in dark.
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          console.warn(`${file}: ${message.text()}`);
      });
      if (screen !== 'landing') {
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, storageOf(member));
      }
      await withoutStream(page);
      await page.goto(server.url(brand) + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      await page.screenshot({ path: file, quality: 82 });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
