import { WINGO_GAMES } from '@platform/rules/games';
import { paths, wingoPaths } from '../paths';

/** How often: 'minute', '3 minutes', '30 seconds'. */
function everyText(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? 'minute' : `${seconds / 60} minutes`;
}

const WINGO = Object.fromEntries(
  WINGO_GAMES.map(({ wire, seconds }) => [
    wingoPaths[wire],
    `Predict the colour, the number or its size: a draw every ${everyText(seconds)}.`,
  ]),
);

/** What each page is about, for search engines and previews; the brand's own description follows. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [paths.guides]: 'How each game is played, what it pays, and its exact return to the player.',
  [paths.fairness]:
    'How draws are made so that nobody can know or choose them, and how to check that yourself.',
  [paths.dashboard]: 'Your profile, bonuses, games and recent bets.',
  ...WINGO,
  [paths.crash]: 'Cash out before the plane flies away: a demo that moves no balance.',
  [paths.dice]: 'Roll over the number you choose: a demo that moves no balance.',
  [paths.mines]: 'Open cells and stay clear of the mines: a demo that moves no balance.',
  [paths.plinko]: 'Drop a ball and see where it lands: a demo that moves no balance.',
  [paths.transactions]: 'Your deposits, activations and withdrawals.',
  [paths.deposits]: 'What you have deposited, with its transactions on the chain.',
  [paths.locks]: 'What you have locked, and until when.',
  [paths.withdrawals]: 'What you have withdrawn, with its transactions on the chain.',
  [paths.myBets]: 'Every settled bet of yours, on all games.',
  [paths.income]: 'What this income has brought you, day by day.',
  [paths.bonusIncome]: 'What this bonus has brought you, and the bets that it comes from.',
  [paths.referral]: 'Your referral link, and how many have followed it.',
  [paths.referralHistory]: 'The members whom you have referred.',
  [paths.teamLevels]: 'Your team, level by level.',
  [paths.teamTree]: 'Your team as a tree.',
  [paths.settings]: 'Your details and the security of your account.',
  [paths.general]: 'Your name, email address and phone number.',
  [paths.security]: 'Your passwords, wallet address and sessions.',
  [paths.twoFactor]: 'Two-factor authentication: a code from your phone for every withdrawal.',
  [paths.support]: 'Your requests to support, and our answers.',
};
