import type { NoValue, Step } from '../wingo';

/** Splits a name in camel case: `serverSeed` becomes 'server seed'. */
const toWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const NO_VALUE: Record<Exclude<NoValue['code'], 'noRound'>, string> = {
  afterClose: 'after betting closed',
  beaconDue: 'a beacon, as every round after 22 November 2026 has one',
  beaconExpected: 'a beacon, as in earlier rounds',
  invalid: 'not valid',
  neither: 'neither',
  noBeacon: 'no beacon',
  noPath: 'no path to the root',
  noRoot: 'no root of the bets',
  noSeed: 'no server seed',
  noSignature: 'no beacon signature',
  noVoidReason: 'no valid reason to void the round',
  notInNumber: 'unknown: the round number is invalid',
  resultOrReason: 'a result, or a reason',
  rootDue: 'a root of the bets, as every round after 30 November 2026 has one',
  voidNoBeacon: 'voided: no beacon',
  voidNoRoot: 'voided: no root of the bets',
  voidSeedLost: 'voided: the seed could not be decrypted',
};

function textOf(value: Step['computed']): string {
  if (typeof value === 'string') return value;
  return value.code === 'noRound' ? `no round at place ${value.place}` : NO_VALUE[value.code];
}

export const failureLines = (steps: readonly Step[]): string[] =>
  steps
    .filter(({ ok }) => !ok)
    .flatMap(({ name, computed, published, from }) => [
      `  ${name}`,
      ...from.map(([what, value]) => `    from ${toWords(what)}: ${value}`),
      `    computed:  ${textOf(computed)}`,
      `    published: ${textOf(published)}`,
    ]);

/** Formats a count with its noun: '1 round', '1,000 rounds'. */
export const countOf = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
