import { MerkleTree, signReceipts, type BetStatement } from '@platform/rules/fairness';
import type { MicroUsdt } from '@platform/rules/money';
import { betTexts, toBetStatement, type BetType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Bid, PlacedBet, Placement } from './bets';
import type { BetRecord } from './history';
import type { Receipt, ReceiptSigner } from './receipt';

export interface BetEvidence {
  /** Number of the bet in its round; undefined in rounds of earlier versions. */
  number?: number;
  /**
   * Path to the root of the round, as hex; null for a missing sibling. Undefined while betting is
   * open, and in rounds without a root.
   */
  rootPath?: (string | null)[];
  /** Undefined if the server stopped before it stored the signature. */
  receipt?: Receipt;
}

const HASH_BYTES = 32;

function hashesIn(leaves: Buffer): string[] {
  return Array.from({ length: leaves.length / HASH_BYTES }, (_, index) =>
    leaves.toString('hex', index * HASH_BYTES, (index + 1) * HASH_BYTES),
  );
}

interface StatedBet {
  id: bigint;
  roundNumber: string;
  commitment: string;
  beaconRound: bigint | number | null;
  betType: BetType;
  betValue: string;
  stake: MicroUsdt;
}

const statementOf = (bet: StatedBet, number: number | null): BetStatement =>
  toBetStatement(
    {
      id: String(bet.id),
      roundNumber: bet.roundNumber,
      betType: bet.betType,
      betValue: bet.betValue,
      amount: bet.stake,
    },
    {
      number,
      commitment: bet.commitment,
      beaconRound: bet.beaconRound === null ? null : Number(bet.beaconRound),
    },
  );

const statedBid = ({ bet, stake }: Bid, placed: PlacedBet): StatedBet => ({
  id: placed.betId,
  roundNumber: placed.roundNumber,
  commitment: placed.commitment,
  beaconRound: placed.beaconRound,
  ...betTexts(bet),
  stake,
});

/** Signs all statements at little more than the cost of one signature. */
function signAll(
  statements: readonly BetStatement[],
  at: number | null,
  { sign, sha256 }: ReceiptSigner,
): Receipt[] {
  const proofs = signReceipts(statements, at, sign, sha256);
  return statements.flatMap((statement, index) => {
    const proof = proofs[index];
    return proof === undefined ? [] : [{ statement, ...proof }];
  });
}

interface BatchedBet {
  id: bigint;
  number: number;
  /** Place of the bet in the batch, from 0. */
  place: number;
  acceptedAt: Date;
  leaves: Buffer;
  /** Null if it was never stored. */
  signature: string | null;
  /** Null before the close, and in a round without a root. */
  rootPath: (string | null)[] | null;
}

/** Returns the batches of bets by bet id. Bets on rounds of earlier versions have no batch. */
async function batchesOf(
  db: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, BatchedBet>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<BatchedBet>(sql`
    select bet.id, batch.place, batch.number, batch.accepted_at as "acceptedAt", batch.leaves,
      encode(receipt.signature, 'hex') as signature,
      case when round.root is not null then array(
        select encode(hash, 'hex') from unnest(wingo_root_path(round.id, batch.number))
          with ordinality as path (hash, height) order by height) end as "rootPath"
    from wingo_bet bet
    join wingo_round round on round.id = bet.round_id
    cross join lateral (
      select *, place + first_number as number
      from wingo_batch, lateral (select array_position(bets, bet.id) - 1 as place) found
      where round_id = bet.round_id and first_bet <= bet.id order by first_bet desc limit 1) batch
    left join wingo_receipt receipt on receipt.first_bet = batch.first_bet
    where bet.id = any (${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

function receiptIn(
  row: BatchedBet,
  statement: BetStatement,
  { sha256 }: ReceiptSigner,
): Receipt | undefined {
  const { leaves, place, acceptedAt, signature } = row;
  if (signature === null) return undefined;
  const path = new MerkleTree(hashesIn(leaves), sha256).pathAt(place);
  return { statement, index: place, path, at: acceptedAt.getTime(), signature };
}

interface SignedBatch {
  firstBet: bigint;
  signature: Buffer;
}

/**
 * Receipts of bets. A receipt is signed once, when its bet is accepted: a history shows the stored
 * one. Receipts of rounds of earlier versions were not stored, so they are signed again.
 */
export class Receipts {
  readonly #db: Queryable;
  readonly #signer: ReceiptSigner;
  readonly #run: (work: () => Promise<void>) => void;
  readonly #gather: () => Promise<void>;
  #signed: SignedBatch[] = [];
  readonly #storing = new Set<Promise<void>>();

  /**
   * @param gather waits for more batches, so that one statement stores their signatures. @default
   * does not wait
   */
  constructor(
    db: Queryable,
    signer: ReceiptSigner,
    run: (work: () => Promise<void>) => void,
    gather = () => Promise.resolve(),
  ) {
    this.#db = db;
    this.#signer = signer;
    this.#run = run;
    this.#gather = gather;
  }

  get publicKey(): string {
    return this.#signer.publicKey;
  }

  async ofPlacements(
    bids: readonly Bid[],
    placements: readonly Placement[],
  ): Promise<readonly Placement[]> {
    const receipts = new Map([
      ...this.#signBatch(bids, placements),
      ...(await this.#replayed(bids, placements)),
    ]);
    return placements.map((placed) =>
      'betId' in placed ? withReceipt(placed, receipts.get(placed.betId)) : placed,
    );
  }

  #signBatch(bids: readonly Bid[], placements: readonly Placement[]): [bigint, Receipt][] {
    const accepted = placements.flatMap((placed, index) => {
      const bid = bids[index];
      return placed.outcome === 'accepted' && bid ? [{ bid, placed }] : [];
    });
    const first = accepted[0]?.placed;
    if (first === undefined) return [];
    const { number, acceptedAt, betId } = first;
    const receipts = signAll(
      accepted.map(({ bid, placed }) => statementOf(statedBid(bid, placed), placed.number)),
      number === null ? null : (acceptedAt?.getTime() ?? null),
      this.#signer,
    );
    const signature = receipts[0]?.signature;
    if (number !== null && signature !== undefined) this.#store(betId, signature);
    return accepted.flatMap(({ placed }, index) => {
      const receipt = receipts[index];
      return receipt ? [[placed.betId, receipt]] : [];
    });
  }

  #store(firstBet: bigint, signature: string): void {
    this.#signed.push({ firstBet, signature: Buffer.from(signature, 'hex') });
    // Otherwise, a statement is already waiting.
    if (this.#signed.length === 1) this.#run(() => this.#storeGathered());
  }

  #storeGathered(): Promise<void> {
    const storing = this.#gather()
      .then(() => {
        const signed = this.#signed;
        this.#signed = [];
        return this.#db.query(
          sql`select sign_wingo_batches(${signed.map(({ firstBet }) => firstBet)},
            ${signed.map(({ signature }) => signature)})`,
          'sign_wingo_batches',
        );
      })
      .then(() => undefined)
      .finally(() => this.#storing.delete(storing));
    this.#storing.add(storing);
    return storing;
  }

  /** Finds the batches of bets, after this server has stored their signatures. */
  async #batchesOf(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, BatchedBet>> {
    if (ids.length > 0) await Promise.allSettled(this.#storing);
    return batchesOf(this.#db, ids);
  }

  async #replayed(
    bids: readonly Bid[],
    placements: readonly Placement[],
  ): Promise<[bigint, Receipt][]> {
    const replayed = placements.flatMap((placed, index) => {
      const bid = bids[index];
      return placed.outcome === 'replayed' && bid ? [{ bid, placed }] : [];
    });
    const batches = await this.#batchesOf(replayed.map(({ placed }) => placed.betId));
    return replayed.flatMap(({ bid, placed }) => {
      const batched = batches.get(placed.betId);
      const number = batched?.number ?? null;
      const receipt = this.#receiptOf(batched, statementOf(statedBid(bid, placed), number));
      return receipt ? [[placed.betId, receipt]] : [];
    });
  }

  /** Returns the evidence of bets in a history, in the same order. */
  async ofRecords(records: readonly BetRecord[]): Promise<BetEvidence[]> {
    const batches = await this.#batchesOf(records.map(({ id }) => id));
    return records.map((record) => {
      const batched = batches.get(record.id);
      const number = batched?.number ?? null;
      const receipt = this.#receiptOf(batched, statementOf(record, number));
      return {
        ...(number === null ? {} : { number }),
        ...(batched?.rootPath ? { rootPath: batched.rootPath } : {}),
        ...(receipt ? { receipt } : {}),
      };
    });
  }

  #receiptOf(batched: BatchedBet | undefined, statement: BetStatement): Receipt | undefined {
    return batched === undefined
      ? signAll([statement], null, this.#signer)[0]
      : receiptIn(batched, statement, this.#signer);
  }
}

// Copies each field: a spread creates another object shape, which cost 8 % of the time of a bet.
const withReceipt = (placed: PlacedBet, receipt: Receipt | undefined): PlacedBet => ({
  outcome: placed.outcome,
  betId: placed.betId,
  roundNumber: placed.roundNumber,
  commitment: placed.commitment,
  beaconRound: placed.beaconRound,
  number: placed.number,
  acceptedAt: placed.acceptedAt,
  receipt,
});
