// @vitest-environment jsdom
import { appFrame } from '@platform/messages/appFrame';
import { dashboardPage } from '@platform/messages/dashboardPage';
import { expect, test } from 'vitest';
import { faqOf, FEATURES, HERO, INFO, SHOWCASE } from './content';

/** Content of each brand, by its folder. */
const CONTENT = import.meta.glob<Record<string, object>>(
  '../../../../tokens/brands/*/content.json',
  { import: 'default', eager: true },
);

test.each(['default', 'aurora', 'ember', 'lagoon'])(
  '[LAND-01] [LAND-02] [LAND-08] [SHELL-01] [SHELL-02] [WD-01] %s keeps the texts and the order of the specification',
  (brand) => {
    const content = CONTENT[`../../../../tokens/brands/${brand}/content.json`];
    const { hero = {}, announcement: _, footer: __, $schema: ___, ...others } = content ?? {};
    expect(others).toEqual({});
    const looks = ['layout', 'illustration', 'picture', 'text'];
    expect(Object.keys(hero).filter((key) => !looks.includes(key))).toEqual([]);
    expect(content).toBeDefined();
  },
);

test('[LAND-02] [LAND-03] the hero welcomes visitors to a gaming platform with five claims', () => {
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

test('[LAND-03] [LAND-04] the landing page lists four reasons to choose the platform and the accepted deposit tokens', () => {
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

test('[LAND-01] [LAND-03] the landing page has two cards: free chips and no purchase necessary', () => {
  expect(INFO.map(({ title }) => title)).toEqual(['Free chips', 'No purchase necessary']);
  expect(INFO[0].text).toContain('daily login bonus of free casino chips');
});

test('[LAND-05] the landing page gives a reason to play for each game', () => {
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

test('[LAND-13] the cards are colour prediction, Aviator and the lottery', () => {
  expect(SHOWCASE.cards.map(({ id, title }) => [id, title])).toEqual([
    ['colorPrediction', 'Color Prediction'],
    ['aviator', 'Aviator'],
    ['numberLottery', 'Number Lottery'],
  ]);
});

test('[LAND-08] the FAQ has three questions', () => {
  expect(faqOf({}).items.map(({ title }) => title)).toEqual([
    'Secure Transactions',
    'Easy Deposits and Withdrawals',
    '24/7 Support',
  ]);
});

test('the FAQ shows the brand’s own questions', () => {
  const faq = [{ question: 'Who?', answer: 'We.' }];
  expect(faqOf({ faq }).items).toEqual([{ id: 'Who?', title: 'Who?', content: 'We.' }]);
});

test('the default answer states the brand’s minimum withdrawal', () => {
  expect(faqOf({}).items[1]?.content).toMatch(/from 10 USD\.$/);
  expect(faqOf({ minimumWithdrawal: 25 }).items[1]?.content).toMatch(/from 25 USD\.$/);
});

test('[DASH-02] the dashboard states the requirement of the Self Bonus', () => {
  expect(dashboardPage.promotion).toBe('Self Bonus requires playing 2 bets of 0.2% each daily');
});

test('[LAND-12] the page frame has a statement on responsible gambling', () => {
  expect(appFrame.statement).toContain('Play responsibly');
});
