import { configDefaults } from 'vitest/config';
import { patience } from './patience.ts';

/**
 * Runs `*.proof.test.ts` only for `npm run proofs`, which sets PROOFS. These tests take too long
 * for `npm test`.
 */
const runsProofs = process.env['PROOFS'] !== undefined;

export const testDefaults = {
  ...patience,
  exclude: [
    ...configDefaults.exclude,
    runsProofs ? '**/!(*.proof).test.{ts,tsx}' : '**/*.proof.test.{ts,tsx}',
  ],
};
