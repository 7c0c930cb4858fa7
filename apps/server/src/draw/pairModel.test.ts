import fc from 'fast-check';
import { verifyOriginalBet, type OriginalGame } from '@platform/rules/originals';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { reconcile } from '../jobs/reconcile';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { OriginalBets, originalBets, statementOf } from '../originals/bets';
import { changeClientSeed, seedsOf } from '../originals/seeds';
import { testDatabase, type TestDatabase } from '../testing/database';
import { TEST_RECEIPTS } from '../testing/draws';
import { askDraw, decisionOn, drawOn, dyingAt, Killed } from '../testing/games';
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
  await reconcile({
    db: database.db,
    restMs: 0,
    onError: (error) => differing.push(error),
  });
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(differing).toEqual([]);
});

/** Game whose bets are decided at once. */
type InstantGame = Exclude<OriginalGame, 'mines'>;

interface Step {
  kind: InstantGame | 'rotate' | 'client' | 'again';
  /** Index of the settings in the list of the game. */
  settings: number;
  cents: number;
  /**
   * Statement at which the draw crashes. With `isSent`, the database has executed the statement.
   */
  dies: number;
  isSent: boolean;
}

const SETTINGS: Readonly<Record<InstantGame, readonly string[]>> = {
  dice: ['over:50.00', 'under:98.00', 'over:99.99', 'under:25.25'],
  plinko: ['8:low', '9:medium', '12:low', '16:high'],
};

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('dice', 'dice', 'plinko', 'plinko', 'rotate', 'client', 'again'),
    settings: fc.nat({ max: 3 }),
    cents: fc.integer({ min: 1, max: 900 }),
    dies: fc.integer({ min: 0, max: 5 }),
    isSent: fc.boolean(),
  }),
  { minLength: 4, maxLength: 12 },
);

interface Sent {
  kind: InstantGame | 'rotate';
  key: string;
  settings: string;
  stake: MicroUsdt;
}

/** Sends a request to a draw that crashes, and starts another draw. */
async function decide(member: bigint, sent: Sent, { dies, isSent }: Step) {
  const id = await askDraw(app, { member, ...sent });
  await drawOn(dyingAt(drawDb, dies, isSent)).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  await drawOn(drawDb);
  const answer = await decisionOn(app, id);
  if (answer === undefined) throw new Error('The draw left the request open.');
  return answer;
}

test('seeds, nonces and money match the model even if the draw is killed at any statement', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const member = await memberWith(database.db, START);
      const known = new Map<string, { sent: Sent; answer: Awaited<ReturnType<typeof decide>> }>();
      const model = {
        nonce: 0,
        past: [] as number[],
        bets: { dice: 0, plinko: 0 },
        hasPairs: false,
      };
      let last: Sent | undefined;
      for (const [place, step] of sequence.entries()) {
        const key = `step-${place}`;
        if (step.kind === 'client') {
          const outcome = await changeClientSeed(app, member, key, `client-${place}`);
          expect(outcome).toBe(model.hasPairs ? 'done' : 'none');
          continue;
        }
        if (step.kind === 'again') {
          // A repeated key returns the first outcome, regardless of later events.
          const first = last && known.get(last.key);
          if (first) expect(await decide(member, first.sent, step)).toEqual(first.answer);
          continue;
        }
        const { kind } = step;
        const sent: Sent =
          kind === 'rotate'
            ? { kind, key, settings: `rotated-${place}`, stake: 0n }
            : {
                kind,
                key,
                settings: SETTINGS[kind][step.settings] ?? '',
                stake: BigInt(step.cents) * 10_000n,
              };
        const { main } = await balancesOf(database.db, member);
        const answer = await decide(member, sent, step);
        known.set(key, { sent, answer });
        last = sent;
        model.hasPairs = true;
        if (kind !== 'rotate') {
          expect(answer.outcome).toBe(main >= sent.stake ? 'placed' : 'funds');
          model.nonce += answer.outcome === 'placed' ? 1 : 0;
          if (answer.outcome === 'placed') model.bets[kind] += 1;
        } else {
          expect(answer.outcome).toBe('done');
          model.past.unshift(model.nonce);
          model.nonce = 0;
        }
      }
      const seeds = await seedsOf(app, member);
      expect(seeds?.current.nonce ?? 0).toBe(model.nonce);
      expect((seeds?.past ?? []).map(({ bets }) => bets)).toEqual(model.past);
      const page = { page: 1, size: 500 };
      const [ofDice, ofPlinko] = [
        await originalBets(app, member, 'dice', page),
        await originalBets(app, member, 'plinko', page),
      ];
      expect({ dice: ofDice.total, plinko: ofPlinko.total }).toEqual(model.bets);
      const rows = [...ofDice.rows, ...ofPlinko.rows];
      const paid = rows.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
      expect((await balancesOf(database.db, member)).main).toBe(START + paid);
      const receipts = await new OriginalBets(app, TEST_RECEIPTS).receiptsOf(rows);
      for (const bet of rows) {
        const proof = receipts.get(bet.id);
        if (proof === undefined) throw new Error(`The bet ${bet.id} has no receipt.`);
        const pair = seeds?.past.find(
          ({ serverSeedHash }) => serverSeedHash === bet.serverSeedHash,
        );
        const statement = statementOf(bet);
        const verdict = verifyOriginalBet({ statement, proof }, pair, TEST_RECEIPTS.publicKey);
        expect(verdict.steps.filter(({ holds }) => !holds)).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
