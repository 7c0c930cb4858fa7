// @vitest-environment jsdom
import { appFrame } from '@platform/messages/appFrame';
import { dashboardPage } from '@platform/messages/dashboardPage';
import { expect, test } from 'vitest';
import { FAQ, FEATURES, HERO, INFO, SHOWCASE } from './content';

test('[LAND-02] [LAND-03] a gaming platform that welcomes visitors makes five claims', () => {
  expect(HERO).toEqual({
    eyebrow: 'Gaming platform',
    welcome: expect.any(Function) as unknown,
    claims: [
      'Secure transactions',
      'Easy deposits and withdrawals',
      '24/7 support',
      'Daily login bonuses of free casino chips',
      'No purchase necessary',
    ],
  });
  expect(HERO.welcome({ brand: 'Aurora' })).toBe('Welcome to Aurora');
});

test('[LAND-03] [LAND-04] four reasons to choose it, and the tokens of deposits', () => {
  expect(FEATURES.title).toBe('Why choose us');
  expect(FEATURES.features.map(({ title }) => title)).toEqual([
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses',
  ]);
  expect(FEATURES.deposits).toBe(
    "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.",
  );
});

test('[LAND-01] [LAND-03] two cards: free chips, and no purchase necessary', () => {
  expect(INFO.map(({ title }) => title)).toEqual(['Free chips', 'No purchase necessary']);
  expect(INFO[0].text).toContain('daily login bonus of free casino chips');
});

test('[LAND-05] it says why to play, game by game', () => {
  expect(SHOWCASE.why({ brand: 'Aurora' })).toBe('Why Play on Aurora');
  expect(SHOWCASE.reasons.map(({ title, text }) => [title, text])).toEqual([
    ['Color Prediction', 'Predict a colour correctly to earn rewards.'],
    [
      'Aviator',
      'Cash out at the right moment while a plane flies; the longer you stay in, the higher the potential reward.',
    ],
    ['Plinko', 'Drop a ball and see where it lands.'],
  ]);
});

test('[LAND-08] three questions', () => {
  expect(FAQ.items.map(({ title }) => title)).toEqual([
    'Secure Transactions',
    'Easy Deposits and Withdrawals',
    '24/7 Support',
  ]);
});

test('[DASH-02] what the Self Bonus requires', () => {
  expect(dashboardPage.promotion).toBe('Self Bonus requires playing 2 bets of 0.2% each daily');
});

test('[LAND-12] a statement on responsible gambling', () => {
  expect(appFrame.statement).toContain('Play responsibly');
});
