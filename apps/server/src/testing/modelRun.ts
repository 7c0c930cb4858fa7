import { USDT, type MicroUsdt } from '@platform/rules/money';
import type fc from 'fast-check';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { depositAddresses } from '../wallet/addresses';
import { lockFunds } from '../wallet/locks';
import { requestWithdrawal, type CodeVerifier } from '../wallet/withdrawals';
import { fundSteps } from '../jobs/fundSteps';
import { payIncome } from '../jobs/payIncome';
import { creditDemo, demoChain } from '../ports/chain/demo';
import { placeBets } from '../wingo/bets';
import { closeRounds } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { drawRounds } from './draws';
import { chaotic, isLost, type Loss } from './chaos';
import { demoWallet, payWithdrawals } from './payWithdrawals';
import { memberWith } from './people';
import { openRound, reachDraw } from './rounds';
import { MEMBERS, type Action, type Scenario } from './scenario';

export const START = 300n * USDT;
const NO_LIMIT = 1_000_000_000n * USDT;

export const keyOf = (round: bigint, client: number, index: number): string =>
  `scenario-${round}-${client}-${index}`;

export class ModelRun {
  readonly servers: Database[];
  readonly answers = new Map<string, string>();
  lost = 0;
  #statements = 0;
  readonly #losses: Map<number, Loss>;

  constructor(
    readonly db: Database,
    pools: readonly Database[],
    readonly members: readonly bigint[],
    readonly round: bigint,
    losses: Scenario['losses'],
    scheduler: fc.Scheduler,
  ) {
    this.#losses = new Map(losses.map(({ at, how }) => [at, how]));
    const options = {
      admin: db,
      turn: () => scheduler.schedule(Promise.resolve()),
      loses: () => {
        const loss = this.#losses.get((this.#statements += 1));
        if (loss !== undefined) this.lost += 1;
        return loss;
      },
    };
    this.servers = pools.map((pool) => chaotic(pool, options));
  }

  async client(client: number, actions: readonly Action[]): Promise<void> {
    for (const [index, act] of actions.entries()) {
      const key = keyOf(this.round, client, index);
      // Every attempt uses another server, as after a lost connection.
      for (let attempt = client; !this.answers.has(key); attempt += 1) {
        const server = this.servers[attempt % this.servers.length] ?? this.db;
        await this.#ask(server, key, act).then(
          (answer) => this.answers.set(key, answer),
          (error: unknown) => {
            if (!isLost(error)) throw error;
          },
        );
      }
    }
  }

  async #ask(server: Database, key: string, act: Action): Promise<string> {
    if (act.do === 'end') {
      await reachDraw(server, this.round);
      return 'ended';
    }
    const { amount: stake } = act;
    const owner = this.members[act.member] ?? 0n;
    if (act.do === 'bet') {
      const bid = { member: owner, key, bet: act.bet, stake };
      const [placement] = await placeBets(server, 1, [bid], NO_LIMIT);
      return placement?.outcome ?? 'none';
    }
    if (act.do === 'lock') {
      const request = { member: owner, key, plan: 1 as const, amount: stake };
      return server.transaction((tx) => lockFunds(tx, request));
    }
    if (act.do === 'withdraw') {
      const address = `0x${'0'.repeat(36)}${stake % 2n === 0n ? 'beef' : 'dead'}`;
      const order = { member: owner, key, amount: stake, address, code: '' };
      const request = { ...order, txnPasswordHash: TXN_HASH };
      return server.transaction(async (tx) =>
        String(await requestWithdrawal(tx, ALWAYS_RIGHT, request, 0)),
      );
    }
    return this.#deposit(server, owner, stake, key);
  }

  /** Pays a deposit on the demo chain. A repeated payment with the same key has no effect. */
  async #deposit(server: Database, owner: bigint, paid: MicroUsdt, key: string): Promise<string> {
    const addresses = await depositAddresses(server, demoChain(server), owner);
    const address = addresses[0]?.address ?? '';
    await creditDemo(server, 'FUSD-FRC20', address, paid, key).catch((error: unknown) => {
      if (!String(error).includes('demo_transfer_hash_key')) throw error;
    });
    return 'paid';
  }

  /** Runs all background steps once. After a lost connection, a later step recovers. */
  async serve(server: Database): Promise<void> {
    const endure = (error: unknown) => {
      if (!isLost(error)) throw error;
    };
    await closeRounds(server).catch(endure);
    await drawRounds(server).catch(endure);
    const unsettled = await unsettledRounds(server).catch(endure);
    for (const round of unsettled ?? []) await settleRound(server, round, 2).catch(endure);
    for (const step of fundSteps(server, demoChain(server), { onError: endure })) {
      await step().catch(endure);
    }
    await payWithdrawals(server, demoWallet(server), { onError: endure }).catch(endure);
    await payIncome(server, endure).catch(endure);
  }
}

/** Hash of the TXN password, the same for all members. */
const TXN_HASH = 'hash';

const ALWAYS_RIGHT: CodeVerifier = { verifyTotp: async () => 'right' };

/**
 * @param db database connection that is never lost
 * @param pools one pool per server
 */
export async function runScenario(
  db: Database,
  pools: readonly Database[],
  { clients, rounds, losses }: Scenario,
  scheduler: fc.Scheduler,
): Promise<ModelRun> {
  const members: bigint[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    members.push(await memberWith(db, START, members.at(-1)));
  }
  await db.query(
    sql`update member set txn_password_hash = ${TXN_HASH} where id = any (${members})`,
  );
  const run = new ModelRun(db, pools, members, await openRound(db, 1), losses, scheduler);
  const serving = run.servers.map(async (server) => {
    for (let count = 0; count < rounds; count += 1) await run.serve(server);
  });
  const asking = clients.map((actions, client) => run.client(client, actions));
  await scheduler.waitFor(Promise.all([...serving, ...asking]));
  await reachDraw(db, run.round);
  for (let count = 0; count < 3; count += 1) await run.serve(db);
  return run;
}
