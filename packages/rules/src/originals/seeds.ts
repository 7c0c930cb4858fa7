import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { FairnessError } from '../fairness';
import { isClientSeed } from '../fields';

/** Maximum nonce of a seed pair. After it, the pair has to be rotated. */
export const LARGEST_NONCE = 2 ** 31 - 1;

const SERVER_SEED = /^[\da-f]{64}$/;

/** Seeds of a bet, and its position among the pair's bets. */
export interface SeedPlace {
  /** 64 lower-case hex digits. */
  readonly serverSeed: string;
  /** Client seed: see `isClientSeed`. */
  readonly clientSeed: string;
  /** Nonce from 0 to `LARGEST_NONCE`. */
  readonly nonce: number;
}

/**
 * Returns the characters of a server seed as bytes.
 *
 * @throws FairnessError if the server seed is not 64 lower-case hex digits
 */
function asciiOf(serverSeed: string): Uint8Array {
  if (!SERVER_SEED.test(serverSeed)) {
    throw new FairnessError(`The server seed '${serverSeed}' is not 64 lower-case hex digits.`);
  }
  return utf8ToBytes(serverSeed);
}

/**
 * Returns the commitment of a seed pair in hex: the SHA-256 of the 64 characters of the server seed.
 * Rounds that all players share hash its 32 bytes instead: see `commitmentOf` in `fairness`.
 *
 * @throws FairnessError if the server seed is malformed
 */
export const seedHashOf = (serverSeed: string): string => bytesToHex(sha256(asciiOf(serverSeed)));

/** Random numbers of a bet. Takes an index from 0, and returns an integer from 0 to 2^32 - 1. */
export type Numbers = (place: number) => number;

/** Number of possible values of a random number. */
export const NUMBER_RANGE = 2 ** 32;

const NUMBERS_IN_BLOCK = 8;

/**
 * Returns the numbers of a bet. Block c is HMAC-SHA256(characters of the server seed, "<client
 * seed>:<nonce>:<c>") and holds eight big-endian 32-bit numbers.
 *
 * @throws FairnessError if a seed or the nonce is malformed
 */
export function numbersOf({ serverSeed, clientSeed, nonce }: SeedPlace): Numbers {
  const key = asciiOf(serverSeed);
  if (!isClientSeed(clientSeed)) {
    throw new FairnessError(
      `The client seed '${clientSeed}' is not 1 to 64 visible ASCII characters without a colon.`,
    );
  }
  if (!Number.isInteger(nonce) || nonce < 0 || nonce > LARGEST_NONCE) {
    throw new FairnessError(`The nonce ${nonce} is not a whole number from 0 to ${LARGEST_NONCE}.`);
  }
  const blocks: DataView[] = [];
  const blockAt = (place: number) => {
    const known = blocks[place];
    if (known) return known;
    const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${place}`));
    return (blocks[place] = new DataView(bytes.buffer, bytes.byteOffset, bytes.length));
  };
  return (place) =>
    blockAt(Math.floor(place / NUMBERS_IN_BLOCK)).getUint32(4 * (place % NUMBERS_IN_BLOCK));
}

/** Scales the number at an index to an integer from 0 (inclusive) to `count` (exclusive). */
export const numberBelow = (count: number, numbers: Numbers, place: number): number =>
  // A double represents the product exactly, because `count` is below 2^21.
  Math.floor((numbers(place) * count) / NUMBER_RANGE);
