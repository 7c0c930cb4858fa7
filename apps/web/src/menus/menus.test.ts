// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { MENU_LINES } from '../../../../tokens/src/contentFile';
import { gameNames } from '@platform/messages/every/gameNames';
import { shortcuts } from '@platform/messages/every/shortcuts';
import { GAMES, nameOf } from '@platform/rules/games';
import { DIALOGS, PAGES } from '../pages';
import { MENU_LINKS } from './links';
import { PRODUCT_MENU } from './productMenu';
import { SHORTCUTS } from './shortcuts';
import { sidebarGroups } from './sidebarGroups';

test('[SHELL-01] [SHELL-02] the sidebar has eleven groups, and visitors see only Games', () => {
  expect(sidebarGroups.map(({ title }) => title)).toEqual([
    ...['Dashboard', 'Wallet', 'Transactions', 'My Bets', 'Games', 'Bonus', 'Team', 'Settings'],
    ...['Support', 'Referral', 'Logout'],
  ]);
  expect(sidebarGroups.filter(({ auth }) => !auth).map(({ title }) => title)).toEqual(['Games']);
});

test('[SHELL-17] each menu item has an id, an audience, an icon, a title, and a link or sub-items', () => {
  for (const { id, auth, icon, title, href, items } of sidebarGroups) {
    expect([id, title]).not.toContain('');
    expect(auth, id).toBeTypeOf('boolean');
    expect(icon, id).toBeTruthy();
    expect(href === undefined, id).toBe(items !== undefined);
    for (const item of items ?? []) expect([item.title, item.href]).not.toContain('');
  }
  expect(new Set(sidebarGroups.map(({ id }) => id)).size).toBe(sidebarGroups.length);
});

test('content.json accepts exactly the ids of the sidebar groups', () => {
  expect(MENU_LINES).toEqual(sidebarGroups.map(({ id }) => id));
});

test('each group lists its pages and dialogs in order', () => {
  const lines = sidebarGroups.map(({ id, href, items }) => [
    id,
    href ?? items.map((item) => [item.title, item.href]),
  ]);
  expect(Object.fromEntries(lines)).toEqual({
    dashboard: '/dashboard',
    wallet: [
      ['My Wallet', '?tab=wallet&modal=auth'],
      ['Deposit', '?tab=deposit&modal=auth'],
      ['Withdraw', '?tab=withdraw&modal=auth'],
      ['Lock Funds', '?tab=activate&modal=auth'],
    ],
    transactions: [
      ['Deposit', '/transactions/deposit'],
      ['Activation', '/transactions/activate'],
      ['Withdraw', '/transactions/withdraw'],
    ],
    bets: '/my-bets',
    games: GAMES.map((game) => [nameOf(game, gameNames.en), `/${game.id}`]),
    bonus: [
      ['Trade Profit', '/incomes/Trade_profit'],
      ['Trade Level Income', '/incomes/Trade_level_income'],
      ['Self Deposit Bonus', '/incomes/Self_deposit_bonus'],
      ['Refer Income', '/incomes/Refer_income'],
      ['Locker Profit', '/incomes/Locker_profit'],
    ],
    team: [
      ['Level Wise Team', '/teamlevel'],
      ['My Team Tree', '/teamtree'],
    ],
    settings: [
      ['General', '/settings/general'],
      ['Security', '/settings/security'],
      ['Google Auth', '/twofactor'],
      ['Play Safely', '/play-safely'],
    ],
    support: [
      ['My Tickets', '/support'],
      ['Generate Ticket', '?tab=generateticket&modal=auth'],
    ],
    referral: [
      ['Referral Link', '/referral'],
      ['My Directs', '/referral-history'],
    ],
    logout: '?tab=logout&modal=auth',
  });
});

test('[SHELL-06] the bottom bar lists each item with its audience', () => {
  expect(SHORTCUTS.map(({ title, href, audience }) => [title, href, audience])).toEqual([
    ['Dashboard', '/dashboard', 'members'],
    ['Wingo 1 Min', '/wingo1Minute', 'everybody'],
    ['Wingo 3 Min', '/wingo3Minute', 'everybody'],
    ['Deposit', '?tab=deposit&modal=auth', 'everybody'],
    ['Settings', '/settings', 'members'],
    ['Register', '/?tab=register&modal=auth', 'visitors'],
  ]);
});

test('[SHELL-09] the product menu lists wallet, transactions, my bets, settings and logout', () => {
  expect(PRODUCT_MENU.map(({ title, href, tone }) => [title, href, tone])).toEqual([
    ['Wallet', '?tab=wallet&modal=auth', 'default'],
    ['Transactions', '/transactions', 'default'],
    ['My Bets', '/my-bets', 'default'],
    ['Settings', '/settings', 'default'],
    ['Logout', '?tab=logout&modal=auth', 'danger'],
  ]);
});

test('every menu item has an icon', () => {
  for (const { title, icon } of [...sidebarGroups, ...SHORTCUTS, ...PRODUCT_MENU]) {
    expect(icon, title).toBeTruthy();
  }
});

test('only menu items of games have a game key', () => {
  const games = sidebarGroups.flatMap(({ items = [] }) =>
    items.flatMap(({ title, game }) => (game === undefined ? [] : [title])),
  );
  expect(games).toHaveLength(GAMES.length);
  expect(SHORTCUTS.filter(({ game }) => game === 'wingo').map(({ title }) => title)).toEqual([
    'Wingo 1 Min',
    'Wingo 3 Min',
  ]);
});

test('no URL and no menu position occurs twice', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(MENU_LINKS.map(({ href }) => href));
  const entries = [...PAGES, ...Object.values(DIALOGS)];
  unique(entries.flatMap((entry) => ('bottomBar' in entry ? [entry.bottomBar?.place] : [])));
  unique(entries.flatMap((entry) => ('productMenu' in entry ? [entry.productMenu] : [])));
});

test('every bottom bar item has a name, and games have the same name everywhere', () => {
  expect(SHORTCUTS.map(({ title }) => title)).not.toContain('');
  for (const [language, names] of Object.entries(gameNames)) {
    const shown: Readonly<Record<string, string>> = shortcuts[language as keyof typeof shortcuts];
    const games = GAMES.filter(({ id }) => id in shown);
    expect(games).not.toEqual([]);
    expect(games.map(({ id }) => shown[id])).toEqual(games.map((game) => nameOf(game, names)));
  }
});
