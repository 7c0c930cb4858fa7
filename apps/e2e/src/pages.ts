import type { Locator, Page } from '@playwright/test';
import { PAGES, type PageFacts } from '../../web/src/pages.ts';
import type { Brand } from './brands.ts';

/** A page of the app, by its address and its name in the document's title; '' is the brand alone. */
export interface SitePage {
  path: string;
  name: string;
}

const pagesFor = (access: PageFacts['access']): SitePage[] =>
  PAGES.flatMap(({ path, title, ...facts }) =>
    facts.access === access && title !== undefined ? [{ path, name: title }] : [],
  );

/** Pages for everybody. */
export const PUBLIC_PAGES: readonly SitePage[] = [
  { path: '/', name: '' },
  ...pagesFor('everybody'),
  { path: '/nowhere', name: 'Page not found' },
];

/** Pages for members (the specification, section 2), those that are named by a type in their address last. */
export const MEMBER_PAGES: readonly SitePage[] = [
  ...pagesFor('members'),
  { path: '/incomes/Trade_profit', name: 'Trade Profit' },
  { path: '/incomes/Trade_level_income', name: 'Trade Level Income' },
  { path: '/incomes/Self_deposit_bonus', name: 'Self Deposit Bonus' },
  { path: '/incomes/Refer_income', name: 'Refer Income' },
  { path: '/incomes/Locker_profit', name: 'Locker Profit' },
  { path: '/income/direct', name: 'Direct' },
  { path: '/income/betStatus', name: 'Bet Status' },
];

/** What a page calls its document. */
export const titleOf = ({ name }: SitePage, { title }: Brand): string =>
  name ? `${name} · ${title}` : title;

/** A modal, by the query that opens it and by its own title. */
export interface Modal {
  query: string;
  title: string;
}

const modal = (tab: string, title: string, more = ''): Modal => ({
  query: `modal=auth&tab=${tab}${more}`,
  title,
});

/** Modals for visitors. */
export const VISITOR_MODALS: readonly Modal[] = [
  modal('login', 'Sign In'),
  modal('register', 'Register', '&sponsor=NOBODY'),
  modal('forgotPassword', 'Forgot Password'),
  modal('resetPassword', 'New password', '&token=unknown-unknown-unknown'),
  modal('stopWithdrawals', 'Stop withdrawals', '&token=unknown-unknown-unknown'),
  modal('verify', 'Verify a round'),
];

/** Modals for members. */
export const MEMBER_MODALS: readonly Modal[] = [
  modal('wallet', 'Wallet'),
  modal('deposit', 'Deposit'),
  modal('activate', 'Lock funds'),
  modal('withdraw', 'Withdraw'),
  modal('betdetails', 'Bet details', '&bet=unknown'),
  modal('generateticket', 'Generate Ticket'),
  modal('authmodal', 'Enable two-factor authentication', '&type=Enable'),
  modal('logout', 'Logout'),
];

/** The dialog of a modal; one that asks before it does something is an alert to screen readers. */
export const dialogOf = (page: Page, { title }: Modal): Locator =>
  page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
