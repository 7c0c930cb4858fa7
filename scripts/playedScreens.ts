import type { Browser, Page } from 'playwright';
import { signUp, storageOf } from '../packages/testing/src/member.ts';
import { drawnRounds } from '../packages/testing/src/drawnRounds.ts';
import type { Platform } from '../packages/testing/src/platformServer.ts';

const BRANDS = ['aurora', 'lagoon'];

/** Screens of a member that need no scrolling, on a tablet and on a small laptop. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

/** A round lasts a minute, and the next may be the first with enough time. */
const ROUND_MS = 90_000;

type Take = (screen: string) => Promise<void>;

/** The pages with a live stream are never idle on the network. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_500);
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** A round of Wingo: what is chosen, what was placed, betting closed, and what came of it. */
async function playWingo(page: Page, take: Take): Promise<void> {
  await open(page, '/wingo1Minute');
  await page.getByText('Betting is open', { exact: true }).waitFor({ timeout: ROUND_MS });
  for (const bet of [/^Green\b/, /^7\b/, /^High\b/]) await press(page, bet);
  await take('wingo-slip');
  await press(page, /^Place 3 bets/);
  const told = page.getByText('Bet placed successfully').first();
  await told.waitFor();
  await told.waitFor({ state: 'hidden' });
  await take('wingo-placed');
  await page.getByText('Betting is closed', { exact: true }).waitFor({ timeout: ROUND_MS });
  await take('wingo-closed');
  await page
    .locator('[role="status"]')
    .filter({ hasText: '3.00 staked' })
    .waitFor({ state: 'attached', timeout: ROUND_MS });
  await page.waitForTimeout(500);
  await take('wingo-outcome');
}

async function playDemos(page: Page, take: Take): Promise<void> {
  await open(page, '/dice');
  await press(page, /^Bet$/);
  await page.waitForTimeout(1_500);
  await take('dice-played');
  await open(page, '/crash');
  await press(page, /^Bet$/);
  await page.getByRole('button', { name: /^Cash Out 1\.[1-9]/ }).waitFor({ timeout: 30_000 });
  await take('crash-flying');
}

async function play(page: Page, take: Take): Promise<void> {
  await playWingo(page, take);
  for (const [screen, address] of [
    ['dashboard-played', '/dashboard'],
    ['my-bets', '/my-bets'],
    ['statistics', '/statistics'],
  ] as const) {
    await open(page, address);
    await take(screen);
  }
  await playDemos(page, take);
}

/** Takes pictures of what is seen by members who have bets, in two brands; all of them play one round. */
export async function shootPlayed(browser: Browser, server: Platform, folder: string) {
  await drawnRounds(server, 1, 30);
  const origin = server.url('localhost').replace('localhost', '127.0.0.1');
  await Promise.all(
    BRANDS.flatMap((brand) =>
      SIZES.map(async (viewport) => {
        const member = await signUp(origin, { name: `Asha ${brand} ${viewport.width}` });
        // Without the notice, which the pictures of a new member show.
        await server.query('update member set email_confirmed_at = now() where id = $1', [
          member.id,
        ]);
        const context = await browser.newContext({
          baseURL: server.url(brand),
          viewport,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) {
            console.warn(`${brand} at ${viewport.width} px: ${message.text()}`);
          }
        });
        await page.addInitScript((entries) => {
          // A flight that lasts, and the same roll every time.
          Math.random = () => 0.7;
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, storageOf(member));
        await play(page, async (screen) => {
          const path = `${folder}/${brand}-${screen}-${viewport.width}x${viewport.height}.png`;
          await page.screenshot({ path });
        });
        await context.close();
      }),
    ),
  );
}
