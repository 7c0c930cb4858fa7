import { minesMultiple, payoutOf, verifyOriginalBet } from '@platform/rules/originals';
import { minesResult, type MineCount } from '@platform/rules/mines';
import { toDecimal, USDT, type MicroUsdt } from '@platform/rules/money';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { reconcile } from '../jobs/reconcile';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { OriginalBets } from '../originals/bets';
import { endedGames, openGame, type GameRecord } from '../originals/games';
import { seedsOf } from '../originals/seeds';
import { testDatabase, type TestDatabase } from '../testing/database';
import { TEST_RECEIPTS } from '../testing/draws';
import {
  askDraw,
  decisionOn,
  drawOn,
  dyingAt,
  endAbsentOn,
  Killed,
  type Decision,
  type SentRequest,
} from '../testing/games';
import { memberWith } from '../testing/people';

const START = 20n * USDT;

let database: TestDatabase;
let app: Database;
let drawDb: Database;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  app = database.as('app');
  drawDb = database.as('draw');
});
afterAll(async () => {
  const audit = await auditLedger(database.db);
  const differing: unknown[] = [];
  await reconcile({ db: database.db, restMs: 0, onError: (error) => differing.push(error) });
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(differing).toEqual([]);
});

interface Step {
  kind: 'mines' | 'reveal' | 'cashout' | 'absent' | 'rotate' | 'again';
  mines: MineCount;
  cents: number;
  cell: number;
  /** Number of open cells on the screen minus the actual number. */
  misses: number;
  /**
   * Statement at which the draw crashes. With `isSent`, the database has executed the statement.
   */
  dies: number;
  isSent: boolean;
  /**
   * True if the server crashes after it has sent the request, so that the request is sent again.
   */
  isSentTwice: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      ...(['mines', 'mines', 'reveal', 'reveal', 'reveal', 'reveal'] as const),
      ...(['cashout', 'absent', 'rotate', 'again'] as const),
    ),
    mines: fc.constantFrom(1, 3, 24),
    cents: fc.integer({ min: 1, max: 600 }),
    cell: fc.nat({ max: 24 }),
    misses: fc.constantFrom(0, 0, 0, 0, 1),
    dies: fc.integer({ min: 0, max: 5 }),
    isSent: fc.boolean(),
    isSentTwice: fc.boolean(),
  }),
  { minLength: 5, maxLength: 14 },
);

const ignoreKill = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
};

type Crash = Pick<Step, 'dies' | 'isSent' | 'isSentTwice'>;

const NO_CRASH: Crash = { dies: -1, isSent: false, isSentTwice: false };

/** Sends a request to a draw that crashes, and starts another draw. */
async function decide(sent: SentRequest, step: Crash): Promise<Decision> {
  const { dies, isSent, isSentTwice } = step;
  if (isSentTwice) await askDraw(app, sent);
  const id = await askDraw(app, sent);
  await drawOn(dyingAt(drawDb, dies, isSent)).catch(ignoreKill);
  await drawOn(drawDb);
  const decision = await decisionOn(app, id);
  if (decision === undefined) throw new Error('The draw left the request open.');
  return decision;
}

/** Makes the open game expire, and ends it by a draw that crashes and a second draw. */
async function endAbsent(game: GameRecord, { dies, isSent }: Crash): Promise<void> {
  await database.db.query(
    sql`update mines_game set expires_at = clock_timestamp() where id = ${game.id}`,
  );
  await endAbsentOn(dyingAt(drawDb, dies, isSent)).catch(ignoreKill);
  await endAbsentOn(drawDb);
}

/** Returns the expected outcome of a request. */
function expectedOutcome(
  { kind, stake = 0n }: SentRequest,
  { game, main, step }: { game: GameRecord | undefined; main: MicroUsdt; step: Step },
): string {
  if (kind === 'mines') return game ? 'open' : main < stake ? 'funds' : 'placed';
  if (kind === 'rotate') return game ? 'open' : 'done';
  if (game === undefined) return 'over';
  if (kind === 'cashout') return game.opened.length === 0 ? 'nothing' : 'placed';
  if (step.misses > 0) return 'behind';
  return game.opened.includes(step.cell) ? 'cell' : 'placed';
}

const paidBy = ({ stake, mines, opened, end }: GameRecord): MicroUsdt => {
  if (end?.state === 'cashed_out') return payoutOf(stake, minesMultiple(mines, opened.length));
  return end?.state === 'returned' ? stake : 0n;
};

test('games and money match the model even if the draw is killed at any statement', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const member = await memberWith(database.db, START);
      let nonce = 0;
      let hasPairs = false;
      let lastGame = 0n;
      let known: { sent: SentRequest; decision: Decision } | undefined;
      for (const [place, step] of sequence.entries()) {
        const { kind } = step;
        const game = await openGame(app, member);
        if (kind === 'absent') {
          if (game === undefined) continue;
          await endAbsent(game, step);
          expect(await openGame(app, member)).toBeUndefined();
          continue;
        }
        if (kind === 'again') {
          // A repeated key returns the first outcome, regardless of later events.
          if (known) expect(await decide(known.sent, step)).toEqual(known.decision);
          continue;
        }
        if ((kind === 'reveal' || kind === 'cashout') && lastGame === 0n) continue;
        const settings = {
          mines: String(step.mines),
          reveal: `${lastGame}:${step.cell}:${(game?.opened.length ?? 0) + step.misses}`,
          cashout: String(lastGame),
          rotate: `client-${place}`,
        }[kind];
        const stake = kind === 'mines' ? BigInt(step.cents) * 10_000n : 0n;
        const sent: SentRequest = { member, kind, key: `step-${place}`, settings, stake };
        const { main } = await balancesOf(database.db, member);
        const expected = expectedOutcome(sent, { game, main, step });
        const decision = await decide(sent, step);
        expect(decision.outcome).toBe(expected);
        known = { sent, decision };
        hasPairs ||= kind === 'mines' || kind === 'rotate';
        if (kind === 'rotate' && decision.outcome === 'done') nonce = 0;
        if (kind === 'mines' && decision.outcome === 'placed') {
          nonce += 1;
          lastGame = decision.betId ?? 0n;
        }
        if (kind === 'reveal' && decision.outcome === 'placed') {
          const after = await openGame(app, member);
          // An open game shows the cell, and no mines.
          if (after) expect(after.opened).toEqual([...(game?.opened ?? []), step.cell]);
        }
      }
      const open = await openGame(app, member);
      if (open) await endAbsent(open, NO_CRASH);
      const seeds = await seedsOf(app, member);
      expect(seeds?.current.nonce ?? 0).toBe(nonce);
      expect(seeds !== undefined).toBe(hasPairs);
      if (hasPairs) {
        const last: SentRequest = { member, kind: 'rotate', key: 'last', settings: 'the-last-one' };
        await decide(last, NO_CRASH);
      }
      const { rows } = await endedGames(app, member, { page: 1, size: 500 });
      const won = rows.reduce((sum, game) => sum + paidBy(game) - game.stake, 0n);
      expect((await balancesOf(database.db, member)).main).toBe(START + won);
      await expectFair(rows, (await seedsOf(app, member))?.past ?? []);
    }),
    { numRuns: 12 },
  );
}, 300_000);

type Past = NonNullable<Awaited<ReturnType<typeof seedsOf>>>['past'];

/** Expects games to verify with both receipts and the revealed seeds. */
async function expectFair(games: readonly GameRecord[], past: Past): Promise<void> {
  const bets = new OriginalBets(app, TEST_RECEIPTS);
  for (const game of games) {
    const { id, end, opened, serverSeedHash } = game;
    if (end === undefined) throw new Error(`The game ${id} is not over.`);
    const opening = (await bets.receiptsOf([game])).get(id);
    const proof = (await bets.receiptsOf([{ id, firstBet: end.endBatch }])).get(id);
    if (proof === undefined) throw new Error(`The end of the game ${id} has no receipt.`);
    const statement = {
      game: 'mines' as const,
      betId: String(id),
      serverSeedHash,
      clientSeed: game.clientSeed,
      nonce: game.nonce,
      settings: String(game.mines),
      amount: toDecimal(game.stake),
      result: minesResult({ mines: end.mineCells, opened }),
      multiple: end.multiple,
      payout: toDecimal(paidBy(game)),
      at: end.endedAt.getTime(),
    };
    const pair = past.find((each) => each.serverSeedHash === serverSeedHash);
    expect(pair).toBeDefined();
    const verdict = verifyOriginalBet({ statement, proof, opening }, pair, TEST_RECEIPTS.publicKey);
    expect(verdict.steps.filter(({ holds }) => !holds)).toEqual([]);
  }
}
