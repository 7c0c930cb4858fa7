import type { Locator, Page } from '@playwright/test';
import { addressesOf, PAGES, type DialogName, type PageFacts } from '../../web/src/pages.ts';
import { dialogTitle, pageTitle } from '../../web/src/titles.ts';
import type { Brand } from './brands.ts';

/** A page of the app, by its address and its name in the document's title; '' for only the brand. */
export interface SitePage {
  path: string;
  name: string;
}

const pagesFor = (access: PageFacts['access']): SitePage[] =>
  PAGES.filter((page) => page.access === access)
    .flatMap((page) => addressesOf(page).map((at) => ({ ...at, name: page.name })))
    .map(({ path, name, type }) => ({ path, name: pageTitle(name, type) }));

/** Pages for everybody. */
export const PUBLIC_PAGES: readonly SitePage[] = [
  { path: '/', name: '' },
  ...pagesFor('everybody'),
  { path: '/nowhere', name: 'Page not found' },
];

/** Pages for members (the specification, section 2), one for each type where types are in the address. */
export const MEMBER_PAGES: readonly SitePage[] = pagesFor('members');

/** The title of a page's document. */
export const titleOf = ({ name }: SitePage, { title }: Brand): string =>
  name ? `${name} · ${title}` : title;

/** A modal, by the query that opens it and by its own title. */
export interface Modal {
  query: string;
  title: string;
}

/** A modal with its title from the catalogue, or with one that depends on the query. */
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

/** The dialog of a modal; a confirmation is an alert dialog to screen readers. */
export const dialogOf = (page: Page, { title }: Modal): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
