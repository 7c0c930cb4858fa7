import { terms } from '@platform/messages/terms';
import { expect, test } from 'vitest';
import { termsClauses } from './termsText';

const TERMS = termsClauses(terms);
const text = TERMS.flatMap(({ paragraphs }) => paragraphs).join('\n');

test.each([
  'maximum of 9,000 USD per day',
  'One redemption may be requested every 24 hours',
  '1 Stake Cash per 1 USD',
  'bonus of 5 Stake Cash',
  'In Florida a redemption is capped at 5,000 USD',
  'verify a redemption must reach us within 30 days',
  'played through 3 times',
  'at least 21 years of age',
  'amounts that you paid to us in the previous 30 days',
  'opt out of arbitration within 30 days of creating your account',
  'August 2024',
  'Claims of up to 25,000 USD are decided on documents only',
  'State of Delaware',
  'We may amend these terms',
])('[REG-07] contains "%s"', (figure) => {
  expect(text).toContain(figure);
});

test.each([
  'a sweepstakes in the United States only',
  'Gold Coins have no cash value',
  'Stake Cash are entries into the sweepstakes',
  'Residents of excluded states may not take part',
])('[REG-08] says "%s"', (sentence) => {
  expect(text).toContain(sentence);
});

test.each([
  'You must be at least 21 years of age',
  'One account is permitted per person',
  'The name on your account must match the name on your method of payment',
])('[REG-09] says "%s"', (sentence) => {
  expect(text).toContain(sentence);
});

test('[REG-07] numbers the clauses from 24 without gaps', () => {
  expect(TERMS.map(({ number }) => number)).toEqual(TERMS.map((_, index) => 24 + index));
});
