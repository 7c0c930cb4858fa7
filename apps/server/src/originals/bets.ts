import { MerkleTree, signLeaves, type ReceiptProof } from '@platform/rules/fairness';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import type { OriginalGame, OriginalStatement } from '@platform/rules/originals';
import { uniq } from 'es-toolkit';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { readLongPage, type Page, type PageRequest } from '../db/page';

export interface OriginalRecord {
  id: bigint;
  /** First bet of the batch. */
  firstBet: bigint;
  game: OriginalGame;
  /** Commitment of the pair, in hex. */
  serverSeedHash: string;
  /** Null until the member rotates the pair. */
  serverSeed: string | null;
  /** Number of bets on the pair; null until the member rotates the pair. */
  bets: number | null;
  clientSeed: string;
  nonce: number;
  settings: string;
  stake: MicroUsdt;
  result: string;
  multiple: string;
  payout: MicroUsdt;
  placedAt: Date;
}

const RECORD = sql`
  select bet.id, bet.first_bet as "firstBet", bet.game,
    encode(pair.server_seed_hash, 'hex') as "serverSeedHash", pair.server_seed as "serverSeed",
    case pair.state when 'past' then pair.nonce end::float8 as bets, bet.client_seed as "clientSeed",
    bet.nonce::float8 as nonce, bet.settings, bet.stake, bet.result, bet.multiple, bet.payout,
    bet.placed_at as "placedAt"
  from original_bet bet join seed_pair pair on pair.id = bet.pair_id`;

/** Returns a page of a member's bets on a game, newest first. */
export async function originalBets(
  db: Queryable,
  member: bigint,
  game: OriginalGame,
  request: PageRequest,
): Promise<Page<OriginalRecord>> {
  const page = await readLongPage<OriginalRecord>(
    db,
    sql`select id from original_bet where member_id = ${member} and game = ${game}`,
    (keys) => sql`${RECORD} where bet.id in (${keys})`,
    sql`id desc`,
    request,
  );
  return { ...page, archivedBefore: await archivedBefore(db) };
}

/** Returns the start of the bets that are not archived; undefined if none are archived. */
export async function archivedBefore(db: Queryable): Promise<Date | undefined> {
  const [archived] = await db.query<{ before: Date | null }>(sql`
    select min(month)::timestamp at time zone 'UTC' as before from ledger_month
    where archived_at is null
      and exists (select from ledger_month where archived_at is not null)`);
  return archived?.before ?? undefined;
}

/** Returns true if a request with this key was executed. */
export async function isExecuted(db: Queryable, { member, call, key }: Intent): Promise<boolean> {
  const bet = sql`select from transfer where key = ${`${call}:${member}:${key}`}`;
  const action = sql`
    select from mines_action where member_id = ${member} and call = ${call} and key = ${key}`;
  const found = {
    dice: bet,
    mines: bet,
    plinko: bet,
    reveal: action,
    cashout: action,
    client: sql`select from client_seed where member_id = ${member} and key = ${key}`,
    rotate: sql`select from seed_pair where member_id = ${member} and rotation_key = ${key}`,
  };
  return (await db.query(found[call])).length > 0;
}

/** Call whose outcome is stored under its key. */
export type OriginalCall = OriginalGame | 'reveal' | 'cashout' | 'client' | 'rotate';

/** Outcome of a request to play a game of Mines: see `play_mines`. */
export type PlayRefusal = 'missing' | 'over' | 'behind' | 'cell' | 'nothing';

export type RefusedOutcome =
  | 'funds'
  | 'win'
  | 'limit'
  | 'rotate'
  | 'used'
  | 'never'
  | 'open'
  | PlayRefusal;

/** Refusal of a request that was not executed. */
interface RefusedRequest {
  outcome: RefusedOutcome;
  largest: MicroUsdt | null;
  /** Open game of Mines, for the outcome `open`. */
  betId: bigint | null;
}

interface Intent {
  member: bigint;
  call: OriginalCall;
  key: string;
}

/** Returns the open game of Mines that refused a request; null for another refusal. */
export async function refusedFor(
  db: Queryable,
  { member, call, key }: Intent,
): Promise<bigint | null> {
  const [refused] = await db.query<{ game: bigint | null }>(sql`
    select game_id as game from original_refusal
    where member_id = ${member} and call = ${call} and key = ${key}`);
  return refused?.game ?? null;
}

/**
 * Returns the refusal of a request that was not executed. If there is no decision yet, closes the
 * key, so that later requests with the key get a conflict. The caller's transaction must lock the
 * member's main account.
 */
export async function closeOriginalKey(
  tx: Queryable,
  { member, call, key }: Intent,
): Promise<RefusedRequest> {
  const [refused] = await tx.query<RefusedRequest>(sql`
    with closed as (
      insert into original_refusal (member_id, call, key, outcome)
        values (${member}, ${call}, ${key}, 'never') on conflict do nothing)
    select outcome, largest, game_id as "betId" from original_refusal
    where member_id = ${member} and call = ${call} and key = ${key}`);
  return refused ?? { outcome: 'never', largest: null, betId: null };
}

export const statementOf = (bet: OriginalRecord): OriginalStatement => ({
  game: bet.game,
  betId: String(bet.id),
  serverSeedHash: bet.serverSeedHash,
  clientSeed: bet.clientSeed,
  nonce: bet.nonce,
  settings: bet.settings,
  amount: toDecimal(bet.stake),
  result: bet.result,
  multiple: bet.multiple,
  payout: toDecimal(bet.payout),
  at: bet.placedAt.getTime(),
});

/** Signer of receipts, with the server's Ed25519 key. */
interface Signer {
  /** Returns the signature of a text, in hex. */
  sign(text: string): string;
  /** Returns the SHA-256 in hex. */
  sha256(data: Uint8Array): string;
}

export interface FoundBet {
  bet: OriginalRecord;
  receipt: ReceiptProof | undefined;
}

interface Batch {
  /** Id of the batch: that of its first bet, unless the batch is the end of a game of Mines. */
  firstBet: bigint;
  acceptedAt: Date;
  bets: string[];
  leaves: Buffer;
  /** Null until a server has signed the batch and stored the signature. */
  signature: string | null;
}

/** Receipt of a bet in a batch. */
interface SignedBet extends Pick<Batch, 'firstBet'> {
  bet: bigint;
  proof: ReceiptProof;
}

const HASH_BYTES = 32;

const leavesIn = ({ leaves, bets }: Batch): string[] =>
  bets.map((_, index) => leaves.toString('hex', index * HASH_BYTES, (index + 1) * HASH_BYTES));

/**
 * Finds bets, and signs the receipts of their batches on demand. The database stores a batch
 * together with its bets, so any server can sign the batch later.
 */
export class OriginalBets {
  readonly #db: Queryable;
  readonly #signer: Signer;
  #wanted: bigint[] = [];
  #next: Promise<ReadonlyMap<bigint, FoundBet>> | undefined;

  constructor(db: Queryable, signer: Signer) {
    this.#db = db;
    this.#signer = signer;
  }

  /** Returns a bet with its receipt. Concurrent calls share one query. */
  async find(id: bigint): Promise<FoundBet | undefined> {
    this.#next ??= Promise.resolve().then(() => this.#findAll());
    this.#wanted.push(id);
    return (await this.#next).get(id);
  }

  async #findAll(): Promise<ReadonlyMap<bigint, FoundBet>> {
    const ids = this.#wanted;
    this.#wanted = [];
    this.#next = undefined;
    const bets = await this.#db.query<OriginalRecord>(
      sql`${RECORD} where bet.id = any (${ids}::bigint[])`,
    );
    const receipts = await this.receiptsOf(bets);
    return new Map(bets.map((bet) => [bet.id, { bet, receipt: receipts.get(bet.id) }]));
  }

  /**
   * Returns the receipts of bets in their batches, by id. The end of a game of Mines has a batch of
   * its own.
   */
  async receiptsOf(
    bets: readonly Pick<OriginalRecord, 'id' | 'firstBet'>[],
  ): Promise<ReadonlyMap<bigint, ReceiptProof>> {
    if (bets.length === 0) return new Map();
    const batches = await this.#db.query<Batch>(sql`
      select batch.first_bet as "firstBet", accepted_at as "acceptedAt", bets::text[] as bets, leaves,
        encode(signature, 'hex') as signature
      from original_batch batch
      left join original_receipt receipt on receipt.first_bet = batch.first_bet
      where batch.first_bet = any (${uniq(bets.map(({ firstBet }) => firstBet))}::bigint[])`);
    const proofs = batches.flatMap((batch) => this.#proofsIn(batch));
    const wanted = new Set(bets.map(({ id }) => id));
    await this.#store(batches, proofs);
    return new Map(
      proofs.flatMap(({ bet, proof }) => (wanted.has(bet) ? [[bet, proof] as const] : [])),
    );
  }

  #proofsIn(batch: Batch): SignedBet[] {
    const leaves = leavesIn(batch);
    const at = batch.acceptedAt.getTime();
    const { sign, sha256 } = this.#signer;
    const { firstBet, signature } = batch;
    const betAt = (index: number) => BigInt(batch.bets[index] ?? 0);
    if (signature === null) {
      return signLeaves(leaves, at, sign, sha256).map((proof, index) => ({
        firstBet,
        bet: betAt(index),
        proof,
      }));
    }
    const tree = new MerkleTree(leaves, sha256);
    return leaves.map((_, index) => ({
      firstBet,
      bet: betAt(index),
      proof: { index, path: tree.pathAt(index), at, signature },
    }));
  }

  async #store(batches: readonly Batch[], proofs: readonly SignedBet[]): Promise<void> {
    const unsigned = batches.filter(({ signature }) => signature === null);
    if (unsigned.length === 0) return;
    const signatures = unsigned.map(({ firstBet }) => {
      const signed = proofs.find((each) => each.firstBet === firstBet);
      return Buffer.from(signed?.proof.signature ?? '', 'hex');
    });
    await this.#db.query(
      sql`
        select sign_original_batches(${unsigned.map(({ firstBet }) => firstBet)}::bigint[],
          ${signatures}::bytea[])`,
      'sign_original_batches',
    );
  }
}
