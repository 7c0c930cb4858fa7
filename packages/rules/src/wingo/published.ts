import type { Digit } from './result';

/** Why a round was called off: every stake went back whole. */
export const VOID_REASONS = ['no-beacon', 'seed-lost'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Who runs a beacon: `drand` is independent of the server, `local` is the server itself. */
export const BEACON_SOURCES = ['drand', 'local'] as const;
export type BeaconSource = (typeof BEACON_SOURCES)[number];

/** The public randomness that decides a round together with its seed. Keys and signatures are hex. */
export interface PublishedBeacon {
  readonly source: BeaconSource;
  readonly publicKey: string;
  /** Its round, fixed by the schedule before the first bet. */
  readonly round: number;
  /** Null when it was not published in time: the round was called off. */
  readonly signature: string | null;
}

/** A round as its server publishes it once it is over. Hashes and seeds are hex. */
export interface PublishedRound {
  readonly roundNumber: string;
  /** Its place in the public chain of its game, from 1 without a gap. */
  readonly place: number;
  /** When betting closed, epoch ms. */
  readonly closesAt: number;
  /** The SHA-256 of the server seed, published before the first bet. */
  readonly commitment: string;
  /** Ties the commitment to all rounds before: see `linkOf` of `@platform/rules/fairness`. */
  readonly link: string;
  /** Published since the draw; null where it is lost. */
  readonly serverSeed: string | null;
  /** Null for rounds from before there was a beacon: only their seed decided. */
  readonly beacon: PublishedBeacon | null;
  /** What was drawn; null when the round was called off. */
  readonly digit: Digit | null;
  readonly voidReason: VoidReason | null;
}

/** A published round in its form on the wire. */
export interface PublishedRow {
  readonly roundNumber: string;
  readonly result: { readonly number: Digit } | null;
  readonly void_reason: VoidReason | null;
  readonly place: number;
  readonly link: string;
  readonly close_at: number;
  readonly commitment: string;
  readonly server_seed: string | null;
  readonly beacon_source: BeaconSource | null;
  readonly beacon_public_key: string | null;
  readonly beacon_round: number | null;
  readonly beacon_signature: string | null;
}

function beaconOf(row: PublishedRow): PublishedBeacon | null {
  const { beacon_source: source, beacon_public_key: publicKey, beacon_round: round } = row;
  if (source === null || publicKey === null || round === null) return null;
  return { source, publicKey, round, signature: row.beacon_signature };
}

/** Reads a round from its form on the wire. */
export const toPublishedRound = (row: PublishedRow): PublishedRound => ({
  roundNumber: row.roundNumber,
  place: row.place,
  closesAt: row.close_at,
  commitment: row.commitment,
  link: row.link,
  serverSeed: row.server_seed,
  beacon: beaconOf(row),
  digit: row.result?.number ?? null,
  voidReason: row.void_reason,
});
