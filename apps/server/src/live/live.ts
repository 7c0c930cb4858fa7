import type { LiveReply } from '@platform/api/contract';
import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import type { Sessions } from '../account/sessions';
import type { Database } from '../db/database';
import type { Bus } from '../ports/bus/bus';
import { BalanceSender } from './balanceSender';
import { beginStream } from './beginning';
import { Broadcaster } from './broadcaster';
import { LiveChannel } from './channel';
import { EventReader } from './eventReader';
import { EventSender } from './eventSender';
import { framed } from './frames';
import type { Notice } from './notices';
import { PlaysWatch } from './playsWatch';
import { RoundsWatch } from './roundsWatch';
import type { Run } from './run';
import { SessionCheck } from './sessionCheck';
import {
  Streams,
  type Listener,
  type Sink,
  type Stream,
  type StreamLimits,
  type StreamRefusal,
} from './streams';

/**
 * Interval of reads without a notification, in seconds. Notifications may be lost, for example
 * behind a connection pooler.
 */
const LOOK_SECONDS = 5;
const PLAYS_SECONDS = 2;

export interface LiveOptions {
  db: Database;
  bus: Pick<Bus, 'listen' | 'notify'>;
  sessions: Pick<Sessions, 'onChange' | 'alive'>;
  limits: StreamLimits;
  now: () => number;
  run: Run;
}

const isGame = (game: number): game is GameType => GAME_TYPES.some((known) => known === game);

/**
 * Live streams of members. Events of members are rows of `member_event`, written in the transaction
 * that causes them. Notifications make servers read the new rows. Events therefore survive the loss
 * of a connection or server, and a stream can resume on any server.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #streams: Streams;
  readonly #channel: LiveChannel;
  readonly #reader: EventReader;
  readonly #events: EventSender;
  readonly #balances: BalanceSender;
  readonly #broadcaster: Broadcaster;
  readonly #sessions: SessionCheck;
  readonly #rounds: RoundsWatch;
  readonly #plays: PlaysWatch;
  readonly #onChange: (() => void)[] = [];
  #stopping = false;
  #starting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #second = 0;

  constructor(options: LiveOptions) {
    const { db, bus, now, run, sessions, limits } = options;
    this.#options = options;
    const streams = new Streams(limits);
    this.#streams = streams;
    this.#events = new EventSender(streams);
    this.#balances = new BalanceSender(db, streams);
    this.#reader = new EventReader({
      db,
      run,
      members: () => streams.members,
      onEvents: async (events, position) => {
        this.#events.send(events, position);
        await this.#balances.send(events, position.at);
      },
    });
    this.#broadcaster = new Broadcaster({ streams, run, position: () => this.#reader.position });
    this.#rounds = new RoundsWatch({
      db,
      now,
      run,
      send: (message) => this.#broadcaster.send([message]),
    });
    this.#plays = new PlaysWatch({
      db,
      run,
      send: (brand, messages) => this.#broadcaster.send(messages, brand),
    });
    this.#channel = new LiveChannel({
      bus,
      run,
      onNotice: (notice) => this.#receive(notice),
      onGap: () => this.#refreshAll(),
    });
    this.#sessions = new SessionCheck({ sessions, streams, run });
  }

  /**
   * Registers a callback for changes to public data: a round was closed, drawn or voided, or a
   * member changed the visibility of their name. The callback may also run without a change.
   */
  onChange(callback: () => void): void {
    this.#onChange.push(callback);
    void this.#channel.listen();
  }

  figures(): { open: number; sent: number } {
    return { open: this.#streams.count, sent: this.#events.sent };
  }

  /** @returns the reason if the stream was refused; then nothing was sent */
  async open(listener: Listener, sink: Sink): Promise<StreamRefusal | undefined> {
    if (this.#stopping) return 'stopping';
    const stream = this.#streams.admit(listener, sink);
    if (stream === undefined) return 'too-many';
    let closed = false;
    const close = () => {
      if (closed) return;
      closed = true;
      this.#streams.remove(stream);
      if (this.#streams.count === 0) this.#rest();
    };
    sink.onClose(close);
    try {
      await this.#start();
      // A read in progress may miss this member and still advance past the stream's position.
      await this.#reader.lastRead;
      const beginning = await beginStream(this.#options.db, stream, () => this.#state(stream));
      if (closed || this.#stopping) return this.#stopping ? 'stopping' : undefined;
      sink.send(beginning);
      this.#events.sendPending(stream);
      if (stream.balancesChanged) {
        this.#balances.noteChanged([stream.member]);
        this.#reader.wake();
      }
      return undefined;
    } catch (error) {
      close();
      throw error;
    }
  }

  balancesChanged(members: readonly bigint[]): void {
    this.#channel.balancesChanged(members);
  }

  async close(): Promise<void> {
    this.#stopping = true;
    this.#channel.close();
    for (const stream of this.#streams.all()) stream.sink.end();
    this.#rest();
  }

  #start(): Promise<void> {
    this.#starting ??= this.#begin().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #begin(): Promise<void> {
    await this.#channel.listen();
    // Streams that are opening read the events before this position.
    await this.#reader.start();
    await this.#rounds.start();
    if (this.#streams.count === 0) return this.#rest();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), 1_000).unref();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#rounds.stop();
    this.#plays.stop();
    this.#reader.stop();
    this.#starting = undefined;
  }

  async #state({ brand }: Stream): Promise<LiveReply[]> {
    const plays = await this.#plays.state(brand);
    return [...this.#rounds.state(), ...plays];
  }

  #receive(notice: Notice): void {
    if (notice.kind === 'round') {
      this.#publicChanged();
      if (isGame(notice.game)) this.#rounds.refresh(notice.game);
    } else if (notice.kind === 'names') {
      this.#publicChanged();
      this.#plays.refresh(true);
    } else if (notice.kind === 'read') {
      for (const { pending, sink } of this.#streams.of(notice.member)) {
        if (pending === undefined) sink.send(framed({ type: 'read', through: notice.through }));
      }
    } else {
      if (notice.kind === 'balances') this.#balances.noteChanged(notice.members);
      this.#reader.wake();
    }
  }

  #publicChanged(): void {
    for (const callback of this.#onChange) callback();
  }

  #refreshAll(): void {
    this.#publicChanged();
    this.#rounds.refreshAll();
    this.#plays.refresh(true);
    this.#reader.wake();
  }

  #tick(): void {
    this.#second += 1;
    this.#broadcaster.beat(this.#second);
    this.#sessions.check(this.#second);
    if (this.#second % PLAYS_SECONDS === 0) this.#plays.refresh();
    if (this.#second % LOOK_SECONDS === 0) {
      this.#rounds.refreshAll();
      this.#reader.wake();
    }
  }
}
