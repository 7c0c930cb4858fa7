import type { LiveReply } from '@platform/api/contract';
import {
  GAME_TYPES,
  SECONDS_BEFORE_ZERO,
  type GameType,
  type PublishedRound,
} from '@platform/rules/wingo';
import type { Queryable } from '../db/database';
import { roundInfoReply } from '../replies/roundInfoReply';
import { roundReply } from '../replies/roundReply';
import { publicChain, publicPage } from '../wingo/publicRounds';
import { currentRound, type Round } from '../wingo/rounds';
import type { Run } from './run';

/** Number of missed rounds from which only the newest result is sent. */
const AT_ONCE = 10;
/** Retry interval until the next round exists, in ms. */
const AGAIN_MS = 100;

interface Known {
  /** Round that is open or about to be drawn, and the database's time at the read. */
  current: { round: Round; now: Date } | undefined;
  over: PublishedRound | undefined;
  /** Time from which the previous round's results may be shown, epoch ms of the database. */
  showsAt: number;
  /** Offset of the database's clock from this server's, in ms. */
  ahead: number;
}

export interface RoundsWatchOptions {
  db: Queryable;
  now: () => number;
  send: (message: LiveReply) => void;
  run: Run;
}

const isOpened = (known: Known | undefined, round: Round): boolean =>
  known?.current?.round.number !== round.number;

export class RoundsWatch {
  readonly #options: RoundsWatchOptions;
  readonly #known = new Map<GameType, Known>();
  readonly #timers = new Map<GameType, NodeJS.Timeout>();
  /** Games that are being read. The value is true if another read must follow. */
  readonly #reading = new Map<GameType, boolean>();
  #following = false;

  constructor(options: RoundsWatchOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#following = true;
    await Promise.all(GAME_TYPES.map((game) => this.#read(game)));
  }

  stop(): void {
    this.#following = false;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#known.clear();
  }

  refresh(game: GameType): void {
    // Before the start and after the stop, the watch reads no game.
    if (!this.#known.has(game)) return;
    if (this.#reading.has(game)) return void this.#reading.set(game, true);
    this.#reading.set(game, false);
    this.#options.run(async () => {
      try {
        await this.#read(game);
      } catch (error) {
        this.#wake(game, AGAIN_MS * 10);
        throw error;
      } finally {
        const again = this.#reading.get(game);
        this.#reading.delete(game);
        if (again) this.refresh(game);
      }
    });
  }

  refreshAll(): void {
    for (const game of GAME_TYPES) this.refresh(game);
  }

  state(): LiveReply[] {
    return [...this.#known].flatMap(([game, known]) => [
      ...(known.current ? [this.#opened(game, known, known.current, true)] : []),
      ...(known.over ? [this.#drawn(game, known, known.over, true)] : []),
    ]);
  }

  async #read(game: GameType): Promise<void> {
    const { db, now, send } = this.#options;
    const before = this.#known.get(game);
    const current = await currentRound(db, game);
    const over = await this.#overSince(game, before?.over);
    if (!this.#following) return;
    const known: Known = {
      current,
      over: over.at(-1) ?? before?.over,
      showsAt: before?.showsAt ?? 0,
      ahead: current ? current.now.getTime() - now() : (before?.ahead ?? 0),
    };
    this.#known.set(game, known);
    if (current && before?.current && isOpened(before, current.round)) {
      const zero = before.current.round.endsAt.getTime();
      known.showsAt = zero - SECONDS_BEFORE_ZERO.refetches * 1000;
    }
    this.#watch(game, current);
    // The first read only sets the initial state.
    if (before === undefined) return;
    if (current && isOpened(before, current.round)) {
      send(this.#opened(game, known, current, false));
    } else if (current?.round.state === 'closed' && before.current?.round.state === 'open') {
      const { number, seal } = current.round;
      const { bets = null, root = null } = seal ?? {};
      send({ type: 'closed', gametype: game, order_id: number, bets, root });
    }
    for (const round of over) send(this.#drawn(game, known, round, false));
  }

  async #overSince(game: GameType, last: PublishedRound | undefined): Promise<PublishedRound[]> {
    const { db } = this.#options;
    if (last !== undefined) {
      const rounds = await publicChain(db, game, last.place, AT_ONCE);
      if (rounds.length < AT_ONCE) return rounds;
    }
    return (await publicPage(db, game, { page: 1, size: 1 })).rows;
  }

  /**
   * Schedules the next read for the time of the draw. At that time, the next round is already open,
   * even if the draw is late.
   */
  #watch(game: GameType, current: Known['current']): void {
    const wait = current ? current.round.drawsAt.getTime() - current.now.getTime() : 0;
    this.#wake(game, Math.max(wait, 0) + AGAIN_MS / 2);
  }

  #wake(game: GameType, ms: number): void {
    if (!this.#following) return;
    clearTimeout(this.#timers.get(game));
    this.#timers.set(game, setTimeout(() => this.refresh(game), Math.min(ms, 60_000)).unref());
  }

  #wait({ showsAt, ahead }: Known): number {
    return Math.max(0, showsAt - (this.#options.now() + ahead));
  }

  #opened(
    game: GameType,
    known: Known,
    { round }: NonNullable<Known['current']>,
    sync: boolean,
  ): LiveReply {
    const now = new Date(this.#options.now() + known.ahead);
    const data = roundInfoReply({ round, now });
    return { type: 'opened', gametype: game, data, wait: this.#wait(known), sync };
  }

  #drawn(game: GameType, known: Known, round: PublishedRound, sync: boolean): LiveReply {
    // After a late draw, the countdown has ended, so the result is shown immediately.
    return {
      type: 'drawn',
      gametype: game,
      data: roundReply(round),
      wait: this.#wait(known),
      sync,
    };
  }
}
