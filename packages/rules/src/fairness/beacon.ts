import { bls12_381 } from '@noble/curves/bls12-381';
import { sha256 as hash } from '@noble/hashes/sha2';
import type { BeaconSource } from '../wingo';
import { bytesOf, bytesToHex, sha256 } from './bytes';

/**
 * Chain of public randomness in drand's format. Once per period, it publishes an unpredictable
 * signature that anyone can verify.
 */
export interface BeaconChain {
  /**
   * Operator: `drand` is the League of Entropy. `local` is the server itself, so it is not
   * independent.
   */
  readonly source: BeaconSource;
  /** Public key of the signatures: compressed point in G2, in hex. */
  readonly publicKey: string;
  /** Time of round 1, Unix seconds. */
  readonly genesis: number;
  /** Time between two rounds, in seconds. */
  readonly period: number;
}

/**
 * drand quicknet, scheme `bls-unchained-g1-rfc9380`.
 * Source: https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info
 */
export const DRAND_QUICKNET: BeaconChain = {
  source: 'drand',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** Hash that identifies the chain on drand's servers. */
export const DRAND_QUICKNET_HASH =
  '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/**
 * Returns the chain of a server that runs its own beacon: the same scheme, one round per second
 * since 2023-11-14.
 */
export const localBeacon = (publicKey: string): BeaconChain => ({
  source: 'local',
  publicKey,
  genesis: 1_700_000_000,
  period: 1,
});

const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SIGNATURE_BYTES = 48;
const PUBLIC_KEY_BYTES = 96;

/** Minimum time between the close of betting and the beacon's publication, in ms. */
export const BEACON_AFTER_CLOSE_MS = 1_000;

export const beaconTime = ({ genesis, period }: BeaconChain, round: number): number =>
  (genesis + (round - 1) * period) * 1_000;

/**
 * Returns the beacon round that decides a game round: the first one published at least 1 s after
 * betting closes.
 *
 * @param closesAt epoch ms
 */
export function beaconRoundFor({ genesis, period }: BeaconChain, closesAt: number): number {
  // Integer ms keep the division exact when a beacon is due at exactly this time.
  const sinceGenesis = closesAt + BEACON_AFTER_CLOSE_MS - genesis * 1_000;
  return Math.max(1, Math.ceil(sinceGenesis / (period * 1_000)) + 1);
}

/**
 * Returns the message that a beacon signs: the SHA-256 of the round number as 8 bytes, big-endian.
 */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return hash(bytes);
}

type KeyPoint = ReturnType<typeof bls12_381.G2.ProjectivePoint.fromHex>;

/** Cache of the last key: parsing a key takes half as long as a verification. */
let lastKey: { readonly hex: string; readonly point: KeyPoint } | undefined;

function pointOf(key: Uint8Array): KeyPoint {
  const hex = bytesToHex(key);
  if (lastKey?.hex !== hex) lastKey = { hex, point: bls12_381.G2.ProjectivePoint.fromHex(key) };
  return lastKey.point;
}

/**
 * Returns true if the signature belongs to the beacon round.
 *
 * @param publicKey hex
 * @param signature hex
 * @throws FairnessError for malformed values
 */
export function verifyBeacon(publicKey: string, round: number, signature: string): boolean {
  const key = bytesOf(publicKey, 'public key of the beacon', PUBLIC_KEY_BYTES);
  const signed = bytesOf(signature, 'signature of the beacon', SIGNATURE_BYTES);
  try {
    return bls12_381.verifyShortSignature(signed, messageOf(round), pointOf(key), { DST });
  } catch {
    // Returns false: bytes that are not a point on the curve cannot be a valid signature.
    return false;
  }
}

/** Returns the randomness of a beacon round: the SHA-256 of its signature, in hex. */
export const randomnessOf = (signature: string): string =>
  sha256(bytesOf(signature, 'signature of the beacon', SIGNATURE_BYTES));

/** Returns the public key of a private beacon chain, in hex. */
export const beaconPublicKey = (secretKey: string): string =>
  bytesToHex(
    bls12_381.getPublicKeyForShortSignatures(bytesOf(secretKey, 'secret key of the beacon', 32)),
  );

/**
 * Signs a round of a private beacon chain.
 *
 * @param secretKey 32 bytes in hex
 * @returns the signature in hex
 */
export const signBeacon = (secretKey: string, round: number): string =>
  bytesToHex(
    bls12_381.signShortSignature(
      messageOf(round),
      bytesOf(secretKey, 'secret key of the beacon', 32),
      { DST },
    ),
  );
