import { paths, wingoPaths } from './paths.ts';

/**
 * The file under routes/ that shows each address, by the name of its part. The app fetches it when
 * the address is opened; the server, which learns of it from the build, hints at it before that.
 */
export const PAGE_FILES = {
  [paths.guides]: 'Guides',
  [paths.fairness]: 'Fairness',
  [paths.dashboard]: 'Dashboard',
  [wingoPaths[1]]: 'Wingo',
  [wingoPaths[2]]: 'Wingo',
  [wingoPaths[3]]: 'Wingo',
  [wingoPaths[4]]: 'Wingo',
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
