import { createHash, createHmac } from 'node:crypto';
import { drawDigit, type Digit } from '@platform/rules/wingo';

/** The length of a server seed in bytes. */
export const SEED_BYTES = 32;

/** What is published before the first bet: the SHA-256 of the seed. */
export const commitmentOf = (seed: Uint8Array): Buffer =>
  createHash('sha256').update(seed).digest();

/** The digit of a round: see `drawDigit`. */
export const digitOf = (seed: Uint8Array, roundNumber: string): Digit =>
  drawDigit((message) => createHmac('sha256', seed).update(message).digest(), roundNumber);
