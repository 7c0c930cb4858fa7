import type { NoValue, Step } from '../wingo';

/** A name in code as text: 'server seed' for `serverSeed`. */
const toWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const NO_VALUE: Record<Exclude<NoValue['code'], 'noRound'>, string> = {
  beaconDue: 'a beacon, as every round after 22 November 2026 has one',
  beaconExpected: 'a beacon, as in the rounds before',
  invalid: 'not valid',
  neither: 'neither',
  noBeacon: 'no beacon',
  noSeed: 'no server seed',
  noSignature: 'no signature of the beacon',
  noVoidReason: 'no reason to call it off',
  notInNumber: 'not in its number',
  resultOrReason: 'a result, or a reason',
  voidNoBeacon: 'called off: no beacon',
  voidSeedLost: 'called off: its seed could not be opened',
};

function textOf(value: Step['computed']): string {
  if (typeof value === 'string') return value;
  return value.code === 'noRound' ? `no round at place ${value.place}` : NO_VALUE[value.code];
}

/** The steps that do not agree, as lines. */
export const failureLines = (steps: readonly Step[]): string[] =>
  steps
    .filter(({ ok }) => !ok)
    .flatMap(({ name, computed, published, from }) => [
      `  ${name}`,
      ...from.map(([what, value]) => `    from ${toWords(what)}: ${value}`),
      `    computed:  ${textOf(computed)}`,
      `    published: ${textOf(published)}`,
    ]);

/** A number of things: '1 round', '1,000 rounds'. */
export const countOf = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
