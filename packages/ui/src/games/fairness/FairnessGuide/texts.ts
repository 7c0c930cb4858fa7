/** A step of a draw, or a promise about it, in a player's words. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
}

const steps: readonly Explanation[] = [
  {
    title: 'A secret seed is fixed',
    text: 'Before betting opens, the server makes up 32 random bytes, the seed, and publishes their fingerprint, the commitment. Nobody can find another seed with the same fingerprint, so it cannot be exchanged later.',
  },
  {
    title: 'A beacon is named',
    text: 'With the commitment the server names a beacon round: public randomness that does not exist yet. The schedule alone decides which one: the first that is published at least 1 second after betting closes.',
  },
  {
    title: 'You bet, and get a receipt',
    text: 'The server signs a receipt for every bet. It states your bet, the commitment and the beacon round. You find it in My History.',
  },
  {
    title: 'The number is drawn',
    text: 'When the beacon is out, seed and beacon together give a number from 0 to 9. Neither of them is enough alone.',
  },
  {
    title: 'Everything is published',
    text: 'The server publishes the seed. Press Verify beside a round or a bet: your own browser computes each step anew and shows it.',
  },
];

const promises: readonly Explanation[] = [
  {
    title: 'When a round is called off',
    text: 'If the beacon does not come within a minute, or the server cannot open its seed, the round has no result. Every stake goes back whole, the fee included, and the round stays in the history with its reason.',
  },
  {
    title: 'No round can disappear',
    text: 'Each round carries a link that is computed from all rounds before it. Whoever keeps one link sees at once when a round before it was taken out or replaced.',
  },
  {
    title: 'Seeds are out of reach',
    text: 'Until its round is over, a seed is stored encrypted, with a key that is not in the database. The part of the server that draws does not read bets, and the part that takes bets does not read seeds.',
  },
];

export const GUIDE_TEXTS = {
  steps: 'How a round is drawn',
  stepList: steps,
  promises,
  returns: 'What a bet pays back',
  returnsNote:
    'The return is the share of all stakes that comes back as winnings in the long run, the service fee included. It is exact: all ten numbers are equally likely.',
  check: 'Check it yourself',
  checkNote:
    'Each file below holds the public chain of a game, from its first round on. A command that you run on your own computer checks all of it, without this site:',
  command: 'Command',
  keys: 'Public keys',
  receiptKey: 'Key of receipts (Ed25519)',
  beaconKey: 'Key of the beacon (BLS12-381)',
  local:
    'The beacon of this site is run by the site itself: that is not independent. The site could know a result before betting closes.',
  drand:
    'The beacon of this site is drand, run by the League of Entropy, a group of independent organisations. Nobody knows its randomness before it is published.',
};
