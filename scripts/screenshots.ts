/**
 * Takes a picture of every brand, from the real server in a real browser.
 *
 *   npm run screenshots            the pictures of the README, into docs/images
 *   npm run screenshots -- all     every screen, whole, at 390 and 1440 px, and those below
 *   npm run screenshots -- played  what members with bets see at 768x1024 and 1280x720, in two brands
 *
 * The last two go into .cache/screenshots.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as engine, type Browser } from 'playwright';
import { signUp, storageOf } from '../packages/testing/src/member.ts';
import { startPlatformServer } from '../packages/testing/src/platformServer.ts';
import { chromium } from '../packages/testing/src/chromium.ts';
import { withoutStream } from '../packages/testing/src/withoutStream.ts';
import { makeBusy } from './busyBrands.ts';
import { shootPlayed } from './playedScreens.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const BRANDS = ['localhost', 'aurora', 'ember', 'lagoon'];
const nameOf = (brand: string) => (brand === 'localhost' ? 'default' : brand);

interface Shot {
  screen: string;
  path: string;
  width: number;
  height: number;
}

const SCREENS = [
  { screen: 'landing', path: '/' },
  { screen: 'register', path: '/?tab=register&modal=auth' },
  { screen: 'sign-in', path: '/?tab=login&modal=auth' },
  { screen: 'dashboard', path: '/dashboard' },
  { screen: 'wingo', path: '/wingo1Minute' },
  { screen: 'plinko', path: '/plinko' },
  { screen: 'mines', path: '/mines' },
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const README: Shot[] = [
  { screen: 'landing', path: '/', width: 1280, height: 800 },
  { screen: 'wingo', path: '/wingo1Minute', width: 1280, height: 800 },
];

const ALL: Shot[] = SIZES.flatMap((size) => SCREENS.map((screen) => ({ ...screen, ...size })));

async function shoot(
  browser: Browser,
  url: string,
  storage: Record<string, string>,
  file: string,
  shot: Shot,
) {
  const { width, height, screen, path } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    // Brands that follow the reader's system are shown dark.
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.warn(`${file}: ${message.text()}`);
  });
  const asMember = !['landing', 'register', 'sign-in'].includes(screen);
  if (asMember) {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
  }
  await withoutStream(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // Dialogs that load show their loader for 1.8 s first.
  await page.waitForTimeout(path.includes('modal=') ? 2_400 : 300);
  await page.screenshot({
    path: file,
    // The type follows the file's name.
    ...(!everything && { quality: 82 }),
    fullPage: everything,
  });
  await context.close();
}

const everything = process.argv.includes('all');
const played = process.argv.includes('played');
const folder = everything || played ? `${root}.cache/screenshots` : `${root}docs/images`;
mkdirSync(folder, { recursive: true });

const server = await startPlatformServer();
const browser = await engine.launch(chromium);
try {
  // One member serves all brands: they share one ledger.
  const origin = server.url('localhost').replace('localhost', '127.0.0.1');
  const member = await signUp(origin, { name: 'Asha' });
  const storage = storageOf(member);
  if (everything || played) {
    await shootPlayed(browser, server, folder);
  } else {
    // Without the notice about it.
    await server.query('update member set email_confirmed_at = now() where id = $1', [member.id]);
    await makeBusy(server, origin, BRANDS.map(nameOf));
  }
  for (const brand of played ? [] : BRANDS) {
    const name = nameOf(brand);
    for (const shot of everything ? ALL : README) {
      const suffix = everything ? `-${shot.width}` : '';
      await shoot(
        browser,
        server.url(brand),
        storage,
        `${folder}/${name}-${shot.screen}${suffix}.${everything ? 'png' : 'jpg'}`,
        shot,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
