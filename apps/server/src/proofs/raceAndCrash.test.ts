import { USDT } from '@platform/rules/money';
import { payout, type BetType, type Digit } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { LEDGER_CHECKS } from '../ledger/books/check';
import { Arena } from '../testing/arena';
import { startDebianPostgres } from '../testing/debianPostgres';
import { until } from '../testing/serverProcess';

// Two servers on one database and 200 members who bet all the time, asking again under the same key
// until there is an answer. Again and again one of the servers is killed: in the middle of betting,
// and in the middle of settling. Then the books are compared with what was answered.

const MEMBERS = 200;
const START = 100_000n * USDT;
/** Other suites may keep the machine busy. */
const PATIENCE_MS = 300_000;
/** How long a kill takes at most, with the start that follows. */
const KILL_MS = 30_000;

/** KILLS=100 makes a longer proof of it. */
const MORE_KILLS = Number(process.env['KILLS'] ?? 0);

const POSTGRES = [
  {
    name: 'the embedded PostgreSQL',
    kills: MORE_KILLS || 4,
    open: async () => ({ url: inject('postgresUrl'), stop: async () => undefined }),
  },
  { name: 'Debian’s PostgreSQL 15', kills: MORE_KILLS || 10, open: startDebianPostgres },
];

for (const { name, kills, open } of POSTGRES) {
  const title = `on ${name} ${kills} kills in the middle lose nothing and pay nothing twice`;
  test(title, { timeout: PATIENCE_MS + kills * KILL_MS }, async () => {
    const postgres = await open();
    const arena = await Arena.open({ postgresUrl: postgres.url, members: MEMBERS, balance: START });
    try {
      await killAgainAndAgain(arena, kills);
      await compareBooks(arena);
    } finally {
      await arena.close();
      await postgres.stop();
    }
  });
}

async function killAgainAndAgain(arena: Arena, kills: number): Promise<void> {
  await Promise.all([arena.start(0), arena.start(1)]);
  const enough = new AbortController();
  const playing = Promise.all(arena.players.map((player) => player.play(enough.signal)));
  // A player who fails is told of at once, rather than when all have ended.
  const failed = playing.then(() => undefined);
  for (let count = 0; count < kills; count += 1) {
    const place = count % 2;
    const killing = place === 0 ? arena.killWhileBetting(place) : arena.killWhileSettling(place);
    // Both run; one is killed while the other carries on.
    await Promise.race([failed, killing]);
    await arena.start(place);
  }
  enough.abort();
  await playing;
  await until(async () => {
    const open = await arena.database.db.query(sql`
      select round.id from wingo_round round join wingo_bet bet on bet.round_id = round.id
      where state not in ('settled', 'voided') limit 1`);
    return open.length === 0 || undefined;
  });
  expect(await arena.stop()).toEqual([0, 0]);
}

interface BetRow {
  key: string;
  member: bigint;
  type: BetType;
  value: string;
  stake: bigint;
  digit: Digit | null;
  paid: bigint;
}

async function compareBooks({ database: { db }, members, everybody }: Arena): Promise<void> {
  const bets = await db.query<BetRow>(sql`
    select split_part(transfer.key, ':', 3) as key, member_id as member, bet_type as type,
      bet_value as value, stake, result as digit, coalesce(amount, 0) as paid
    from wingo_bet bet
    join transfer on transfer.id = bet.id
    join wingo_round round on round.id = bet.round_id
    left join wingo_payout payout on payout.bet_id = bet.id`);
  const intents = everybody.flatMap((player) => player.intents);
  const accepted = intents.filter((intent) => intent.accepted);

  // Nothing lost: every yes is a bet. Nothing twice: every bet is one yes.
  expect(bets.map(({ key }) => key).sort()).toEqual(accepted.map(({ key }) => key).sort());
  const asked = new Map(accepted.map((intent) => [intent.key, intent]));
  const owned = new Map(members.map((member) => [member, START]));
  for (const { key, member, type, value, stake, digit, paid } of bets) {
    const intent = asked.get(key);
    if (intent === undefined || digit === null) throw new Error(`The bet ${key} is not settled.`);
    expect([type, value]).toEqual([intent.bet.betType, String(intent.bet.betValue)]);
    expect([member, stake]).toEqual([intent.member, intent.stake]);
    expect(paid).toBe(payout(intent.bet, stake, digit));
    owned.set(member, (owned.get(member) ?? 0n) - stake + paid);
  }
  for (const [member, main] of owned) {
    expect(await balancesOf(db, member)).toEqual({ main, locker: 0n });
  }
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  const escrows = await db.query(
    sql`select id from account where kind = 'escrow' and balance <> 0`,
  );
  expect(escrows).toEqual([]);
  // The servers compared the books meanwhile, and found them right.
  const checks = await db.query<{ name: string; differs: boolean }>(sql`
    select name, differs_since is not null as differs from reconciliation`);
  expect(checks.filter(({ differs }) => differs)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining([...LEDGER_CHECKS]));

  // The proof was worth something: there were many bets, and some had to be asked again.
  expect(bets.length).toBeGreaterThan(MEMBERS);
  expect(accepted.some(({ attempts }) => attempts > 1)).toBe(true);
}
