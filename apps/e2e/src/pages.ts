import type { Locator, Page } from '@playwright/test';
import { addressesOf, PAGES, type DialogName, type PageFacts } from '../../web/src/pages.ts';
import { dialogTitle, pageTitle } from '../../web/src/titles.ts';
import type { Brand } from './brands.ts';

/**
 * Page of the app: its path, and its name in the document title; '' if the title contains only the
 * brand.
 */
export interface SitePage {
  path: string;
  name: string;
}

const pagesFor = (access: PageFacts['access']): SitePage[] =>
  PAGES.filter((page) => page.access === access)
    .flatMap((page) => addressesOf(page).map((at) => ({ ...at, name: page.name })))
    .map(({ path, name, type }) => ({ path, name: pageTitle(name, type) }));

/** Public pages. */
export const PUBLIC_PAGES: readonly SitePage[] = [
  { path: '/', name: '' },
  ...pagesFor('everybody'),
  { path: '/nowhere', name: 'Page not found' },
];

/** Member pages (specification, section 2), one per type if the address contains a type. */
export const MEMBER_PAGES: readonly SitePage[] = pagesFor('members');

/** Returns the document title of a page. */
export const titleOf = ({ name }: SitePage, { title }: Brand): string =>
  name ? `${name} · ${title}` : title;

/** Modal: the query that opens the modal, and its title. */
export interface Modal {
  query: string;
  title: string;
}

/** Creates a modal with its title from the catalogue, or with a title that depends on the query. */
const modal = (tab: DialogName, more = '', title = dialogTitle(tab)): Modal => ({
  query: `modal=auth&tab=${tab}${more}`,
  title,
});

/** Modals for visitors. */
export const VISITOR_MODALS: readonly Modal[] = [
  modal('login'),
  modal('register', '&sponsor=UNKNOWN'),
  modal('forgotPassword'),
  modal('resetPassword', '&token=unknown-unknown-unknown'),
  modal('stopWithdrawals', '&token=unknown-unknown-unknown'),
  modal('verify'),
];

/** Modals for members. */
export const MEMBER_MODALS: readonly Modal[] = [
  modal('wallet'),
  modal('deposit'),
  modal('activate'),
  modal('withdraw'),
  modal('betdetails', '&bet=unknown'),
  modal('generateticket'),
  modal('authmodal', '&type=Enable', 'Enable two-factor authentication'),
  modal('logout'),
];

/** Returns the dialog of a modal. Confirmations have the role of an alert dialog. */
export const dialogOf = (page: Page, { title }: Modal): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
