import type { Step } from '../wingo';

/** A name in code as text: 'server seed' for `serverSeed`. */
const toWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The steps that do not agree, as lines. */
export const failureLines = (steps: readonly Step[]): string[] =>
  steps
    .filter(({ ok }) => !ok)
    .flatMap(({ name, computed, published, from }) => [
      `  ${name}`,
      ...from.map(([what, value]) => `    from ${toWords(what)}: ${value}`),
      `    computed:  ${computed}`,
      `    published: ${published}`,
    ]);

/** A number of things: '1 round', '1,000 rounds'. */
export const countOf = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
