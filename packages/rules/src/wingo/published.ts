import type { Digit } from './result';

/** Reasons to void a round. All stakes are refunded in full. */
export const VOID_REASONS = ['no-beacon', 'seed-lost', 'no-root'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Operators of beacons: `drand` is independent of the server, `local` is the server itself. */
export const BEACON_SOURCES = ['drand', 'local'] as const;
export type BeaconSource = (typeof BEACON_SOURCES)[number];

/** Public randomness that decides a round together with the seed. Keys and signatures are hex. */
export interface PublishedBeacon {
  readonly source: BeaconSource;
  readonly publicKey: string;
  /** Beacon round, fixed by the schedule before the first bet. */
  readonly round: number;
  /** Signature; null if the beacon was late and the round was voided. */
  readonly signature: string | null;
}

/** Merkle root over all bets of a round, computed when betting closed. */
export interface Seal {
  /** Number of bets in the round. */
  readonly bets: number;
  /** Root in hex; null if it was late and the round was voided. */
  readonly root: string | null;
}

/** Finished round as its server publishes it. Hashes and seeds are hex. */
export interface PublishedRound {
  readonly roundNumber: string;
  /** Position in its game's public chain, from 1 without gaps. */
  readonly place: number;
  /** Close of betting, epoch ms. */
  readonly closesAt: number;
  /** SHA-256 of the server seed, published before the first bet. */
  readonly commitment: string;
  /** Link to all previous rounds: see `linkOf` in `@platform/rules/fairness`. */
  readonly link: string;
  /** Server seed, published after the draw; null if the seed is lost. */
  readonly serverSeed: string | null;
  /** Round beacon; null for a round without a beacon, which only its seed decides. */
  readonly beacon: PublishedBeacon | null;
  /** Result; null if the round was voided. */
  readonly digit: Digit | null;
  readonly voidReason: VoidReason | null;
  /** Round seal; null for rounds that predate seals. */
  readonly seal: Seal | null;
}

/** Published round in the wire format. */
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
  /** Number of bets under the root. Older servers send neither `bets` nor `root`. */
  readonly bets?: number | null | undefined;
  readonly root?: string | null | undefined;
}

function beaconOf(row: PublishedRow): PublishedBeacon | null {
  const { beacon_source: source, beacon_public_key: publicKey, beacon_round: round } = row;
  if (source === null || publicKey === null || round === null) return null;
  return { source, publicKey, round, signature: row.beacon_signature };
}

const sealOf = ({ bets = null, root = null }: PublishedRow): Seal | null =>
  bets === null ? null : { bets, root };

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
  seal: sealOf(row),
});
