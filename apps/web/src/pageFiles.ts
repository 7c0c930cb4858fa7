import { paths, wingoPaths } from './paths.ts';

const boards = Object.values(wingoPaths);

const WINGO = Object.fromEntries(boards.map((path) => [path, 'Wingo'])) as Record<
  (typeof boards)[number],
  'Wingo'
>;

/**
 * The file under routes/ that shows each address, by the name of its part. The app fetches it when
 * the address is opened; the server, which learns of it from the build, hints at it before that.
 */
export const PAGE_FILES = {
  [paths.guides]: 'Guides',
  [paths.fairness]: 'Fairness',
  [paths.dashboard]: 'Dashboard',
  ...WINGO,
  [paths.crash]: 'Crash',
  [paths.dice]: 'Dice',
  [paths.mines]: 'Mines',
  [paths.plinko]: 'Plinko',
  [paths.transactions]: 'Transactions',
  [paths.deposits]: 'Transactions',
  [paths.locks]: 'Transactions',
  [paths.withdrawals]: 'Transactions',
  [paths.myBets]: 'MyBets',
  [paths.income]: 'Income',
  [paths.bonusIncome]: 'BonusIncome',
  [paths.referral]: 'Referral',
  [paths.referralHistory]: 'ReferralHistory',
  [paths.teamLevels]: 'TeamLevels',
  [paths.teamTree]: 'TeamTree',
  [paths.settings]: 'Settings',
  [paths.general]: 'Settings',
  [paths.security]: 'Settings',
  [paths.twoFactor]: 'TwoFactor',
  [paths.support]: 'Support',
} as const;

/** An address with a page whose code arrives when it is opened. */
export type PagePath = keyof typeof PAGE_FILES;
