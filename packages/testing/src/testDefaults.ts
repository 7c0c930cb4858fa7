import { configDefaults } from 'vitest/config';
import { patience } from './patience.ts';

/** `npm run proofs` runs `*.proof.test.ts`, which take too long for `npm test`. */
const runsProofs = process.env['PROOFS'] !== undefined;

/** Settings of every Vitest project: how long tests may take, and which tier of them runs. */
export const testDefaults = {
  ...patience,
  exclude: [
    ...configDefaults.exclude,
    runsProofs ? '**/!(*.proof).test.{ts,tsx}' : '**/*.proof.test.{ts,tsx}',
  ],
};
