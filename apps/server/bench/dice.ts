import { brandsWithOriginals } from '../src/testing/pairs';
import { p99At, placeBets, warmUp, type Throughput } from './bets';
import type { Cluster } from './cluster';
import { heading, median, print } from './figures';
import { diceRequests, ENDLESS, openSite, type BetTarget } from './site';

const RUNS = 5;
const SECONDS = 5;
const MEMBERS = 1_000;
/** Load for the latency measurement, as a fraction of the measured throughput. */
const PACED_SHARE = 0.5;

interface Run {
  dice: Throughput;
  wingo: Throughput;
  /** Latency of a bet on Dice, in ms. */
  p99: number;
}

export async function benchDice(cluster: Cluster): Promise<void> {
  heading('Bets on Dice through HTTP, 64 connections, against bets on Wingo:');
  const brands = await brandsWithOriginals();
  const wingo = await openSite(cluster, ENDLESS, MEMBERS, { TOKENS_DIR: brands.path });
  try {
    const dice: BetTarget = { ...wingo, bets: diceRequests(wingo.tokens) };
    for (const target of [wingo, dice]) await warmUp(cluster, target);
    const runs: Run[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const place = (target: BetTarget) =>
        placeBets(cluster, target, `${run}`, (_, seconds) => seconds < SECONDS);
      const isDiceFirst = run % 2 === 0;
      const before = isDiceFirst ? await place(dice) : undefined;
      const ofWingo = await place(wingo);
      const ofDice = before ?? (await place(dice));
      const rate = ofDice.perSecond * PACED_SHARE;
      const p99 = await p99At(dice, `paced-${run}`, rate, Math.round(rate * SECONDS));
      runs.push({ dice: ofDice, wingo: ofWingo, p99 });
    }
    const figure = (of: (run: Run) => number) => {
      const values = runs.map(of);
      return { value: median(values), runs: values };
    };
    print({
      name: 'bets on Dice a second against bets on Wingo',
      goal: { at: 'least', value: 0.8 },
      ...figure((run) => run.dice.perSecond / run.wingo.perSecond),
    });
    print({ name: 'bets on Dice', unit: '/s', ...figure(({ dice: { perSecond } }) => perSecond) });
    print({
      name: 'processor time of a bet on Dice in PostgreSQL against one on Wingo',
      ...figure((run) => run.dice.databaseUs / run.wingo.databaseUs),
    });
    print({
      name: 'the same in the web server',
      ...figure((run) => run.dice.nodeUs / run.wingo.nodeUs),
    });
    print({
      name: `p99 of a bet on Dice at ${PACED_SHARE} of the rate`,
      unit: 'ms',
      goal: { at: 'most', value: 30 },
      ...figure(({ p99 }) => p99),
    });
  } finally {
    await wingo.close();
    await brands.remove();
  }
}
