import type { Locator, Page } from '@playwright/test';
import { addressesOf, PAGES, type DialogName, type PageFacts } from '../../web/src/pages.ts';
import { dialogTitle, pageTitle } from '../../web/src/titles.ts';
import { QUICK_GAME } from '../../../packages/testing/src/quickGames.ts';
import type { Brand } from './brands.ts';

/** Path of a page, and the page's name in the document title; '' if the title is only the brand. */
export interface SitePage {
  path: string;
  name: string;
}

/** Returns the title of a page in the build for journeys, in which one game has short rounds. */
const titleIn = (name: string, type?: string): string =>
  name === QUICK_GAME.id ? `Wingo ${QUICK_GAME.seconds} Sec` : pageTitle(name, type);

const pagesFor = (access: PageFacts['access']): SitePage[] =>
  PAGES.filter((page) => page.access === access)
    .flatMap((page) => addressesOf(page).map((at) => ({ ...at, name: page.name })))
    .map(({ path, name, type }) => ({ path, name: titleIn(name, type) }));

export const PUBLIC_PAGES: readonly SitePage[] = [
  { path: '/', name: '' },
  ...pagesFor('everybody'),
  { path: '/nowhere', name: 'Page not found' },
];

/** Member pages (specification, section 2), one per type if the path contains a type. */
export const MEMBER_PAGES: readonly SitePage[] = pagesFor('members');

export const titleOf = ({ name }: SitePage, { title }: Brand): string =>
  name ? `${name} · ${title}` : title;

export interface Modal {
  query: string;
  title: string;
}

const modal = (tab: DialogName, more = '', title = dialogTitle(tab)): Modal => ({
  query: `modal=auth&tab=${tab}${more}`,
  title,
});

export const VISITOR_MODALS: readonly Modal[] = [
  modal('login'),
  modal('register', '&sponsor=UNKNOWN'),
  modal('forgotPassword'),
  modal('resetPassword', '&token=unknown-unknown-unknown'),
  modal('stopWithdrawals', '&token=unknown-unknown-unknown'),
  modal('verify'),
];

export const MEMBER_MODALS: readonly Modal[] = [
  modal('wallet'),
  modal('deposit'),
  modal('activate'),
  modal('withdraw'),
  modal('betdetails', '&bet=unknown'),
  modal('takeBreak', '', 'Stop for 24 hours?'),
  modal('generateticket'),
  modal('authmodal', '&type=Enable', 'Enable two-factor authentication'),
  modal('logout'),
];

/** Confirmations have the role of an alert dialog. */
export const dialogOf = (page: Page, { title }: Modal): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
