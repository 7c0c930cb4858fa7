/** A clause of the terms. */
export interface TermsClause {
  readonly number: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * The terms shown on registration: displayed legal text only. Its figures are the specification's;
 * nothing in the product enforces them, and no code may read them from here.
 *
 * The text handed down begins at clause 24.
 */
export const TERMS: readonly TermsClause[] = [
  {
    number: 24,
    title: 'Sweepstakes, Gold Coins and Stake Cash',
    paragraphs: [
      'The games are offered as a sweepstakes in the United States only. Gold Coins have no cash value and cannot be redeemed. Stake Cash are entries into the sweepstakes. No purchase is necessary to take part or to win.',
      'Stake Cash may be redeemed at the rate of 1 Stake Cash per 1 USD. A postcard sent as the rules of the sweepstakes describe is answered with a bonus of 5 Stake Cash.',
    ],
  },
  {
    number: 25,
    title: 'Eligibility',
    paragraphs: [
      'You must be at least 21 years of age. Residents of excluded states may not take part.',
      'One account is permitted per person. The name on your account must match the name on your method of payment.',
    ],
  },
  {
    number: 26,
    title: 'Purchases',
    paragraphs: ['Purchases are limited to a maximum of 9,000 USD per day.'],
  },
  {
    number: 27,
    title: 'Redemptions',
    paragraphs: [
      'Stake Cash must be played through 3 times before it can be redeemed. One redemption may be requested every 24 hours.',
      'In Florida a redemption is capped at 5,000 USD.',
      'Documents that we ask for in order to verify a redemption must reach us within 30 days; otherwise the redemption may be refused.',
    ],
  },
  {
    number: 28,
    title: 'Limitation of liability',
    paragraphs: [
      'Our total liability to you is limited to the amounts that you paid to us in the previous 30 days.',
    ],
  },
  {
    number: 29,
    title: 'Arbitration',
    paragraphs: [
      'Disputes are settled by binding arbitration. Claims of up to 25,000 USD are decided on documents only.',
      'You may opt out of arbitration within 30 days of creating your account, or by the date in August 2024 that was fixed for accounts created before it.',
    ],
  },
  {
    number: 30,
    title: 'Governing law',
    paragraphs: ['These terms are governed by the laws of the State of Delaware.'],
  },
  {
    number: 31,
    title: 'Amendments',
    paragraphs: [
      'We may amend these terms. The amended terms apply from the time they are shown here; if you keep playing after that, you accept them.',
    ],
  },
];
