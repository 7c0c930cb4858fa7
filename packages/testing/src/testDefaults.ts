import { configDefaults } from 'vitest/config';
import { patience } from './patience.ts';

/** `npm run proofs` sets PROOFS and runs `*.proof.test.ts`, which take too long for `npm test`. */
const runsProofs = process.env['PROOFS'] !== undefined;

export const testDefaults = {
  ...patience,
  exclude: [
    ...configDefaults.exclude,
    runsProofs ? '**/!(*.proof).test.{ts,tsx}' : '**/*.proof.test.{ts,tsx}',
  ],
};
