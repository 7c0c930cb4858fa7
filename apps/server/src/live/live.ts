import type { LiveReply } from '@platform/api/contract';
import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import type { Sessions } from '../account/sessions';
import type { Database } from '../db/database';
import type { Bus } from '../ports/bus/bus';
import { allFramed, balancesMessage, eventFrames, framed, waitOf } from './frames';
import {
  backlogOf,
  balancesOfAll,
  newsSince,
  positionNow,
  recentEvents,
  type MemberEvent,
  type News,
} from '../notifications/memberEvents';
import { readPosition, type Position } from '../notifications/position';
import { PlaysWatch } from './playsWatch';
import { RoundsWatch } from './roundsWatch';
import type { Run } from './run';
import {
  Streams,
  type Listener,
  type Sink,
  type Stream,
  type StreamLimits,
  type StreamRefusal,
} from './streams';

/** The channel that the triggers of 0061 and 0066 notify. */
export const CHANNEL = 'live';

/** Between two reads, so that what is committed meanwhile is read together. */
const READ_REST_MS = 20;
/** After a read that failed. */
const RETRY_MS = 1_000;
/** How long changes of balances by bets are gathered before other servers are notified. */
const GATHER_MS = 200;
/** Every stream has its turn once in so many seconds: a beat that shows it is alive. */
const BEAT_SECONDS = 15;
/** A stream that was told something less than so many seconds ago needs no beat. */
const FED_SECONDS = 5;
/** Every stream has its turn once in so many seconds: is its session still there? */
const CHECK_SECONDS = 30;
/** A notification may be lost, as behind a pooler: what is new is looked for as often as this, too. */
const LOOK_SECONDS = 5;
/** Who plays is read once in so many seconds. */
const PLAYS_SECONDS = 2;
/** Above this many members it is cheaper to read what happened to anyone. */
const FEW_MEMBERS = 1_000;
/** How many streams are written to before others have a turn. */
const WRITTEN_AT_ONCE = 500;
/** A notification has at most 8,000 bytes. */
const MEMBERS_A_NOTICE = 350;
/** A page that has just loaded its data may have missed what happened since it asked. */
const RECENT_SECONDS = 10;

export interface LiveOptions {
  db: Database;
  bus: Pick<Bus, 'listen' | 'notify'>;
  sessions: Pick<Sessions, 'onChange' | 'alive'>;
  limits: StreamLimits;
  now: () => number;
  run: Run;
}

type EventsByMember = ReadonlyMap<bigint, readonly MemberEvent[]>;

function merged(earlier: EventsByMember, later: EventsByMember): EventsByMember {
  const both = new Map(earlier);
  for (const [member, events] of later) both.set(member, [...(both.get(member) ?? []), ...events]);
  return both;
}

const NEVER: ReadonlySet<bigint> = new Set();

const isGame = (game: number): game is GameType => GAME_TYPES.some((known) => known === game);

/**
 * The live streams of this server: it tells members what happens to them, and everyone what happens
 * to rounds. What happened to a member is in the table `member_event`, written in the transaction of
 * the fact; a notification wakes the servers, which read what is new. So nothing is lost with a
 * connection or a server, and a stream that breaks continues on any other.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #streams: Streams;
  readonly #rounds: RoundsWatch;
  readonly #plays: PlaysWatch;
  readonly #onChange: (() => void)[] = [];
  /** Events that were sent, and streams that were opened, since the start. */
  #sent = 0;
  #opened = 0;
  #seconds = 0;
  #stopping = false;
  #listening: Promise<void> | undefined;
  #position: Position | undefined;
  #starting: Promise<void> | undefined;
  #reading = false;
  /** The read that is under way, or was last. */
  #underway: Promise<void> = Promise.resolve();
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  /** Connected members whose balances have changed. */
  readonly #changed = new Set<bigint>();
  /** When everyone on a brand was told something last, in seconds since the start. */
  readonly #fed = new Map<string, number>();
  /** Events that were told, but not what their members own since: it could not be read. */
  #untold: EventsByMember = new Map();
  /** Members whose balances a bet of this server has changed. */
  readonly #gathered = new Set<bigint>();
  #gathering: NodeJS.Timeout | undefined;

  constructor(options: LiveOptions) {
    const { db, now, run, sessions } = options;
    this.#options = options;
    this.#streams = new Streams(options.limits);
    this.#rounds = new RoundsWatch({ db, now, run, tell: (message) => this.#tellAll([message]) });
    this.#plays = new PlaysWatch({
      db,
      run,
      tell: (brand, messages) => this.#tellAll(messages, brand),
    });
    sessions.onChange((session) => {
      // Of the many that end when they were not used, few have a stream.
      const isOpen = session === undefined || this.#streams.sessions.has(session);
      if (isOpen) run(() => this.#endDead(session));
    });
  }

  /**
   * Calls back when what is public has changed or may have: a round was closed, drawn or called off, or
   * a member has hidden their name.
   */
  onChange(callback: () => void): void {
    this.#onChange.push(callback);
    void this.#listen();
  }

  #publicChanged(): void {
    for (const callback of this.#onChange) callback();
  }

  /** How many streams are open, and how many events were sent. */
  figures(): { open: number; sent: number } {
    return { open: this.#streams.count, sent: this.#sent };
  }

  /**
   * Opens a stream: tells how things are or what was missed, and from then on what happens.
   *
   * @returns why it was refused; nothing was sent then
   */
  async open(listener: Listener, sink: Sink): Promise<StreamRefusal | undefined> {
    if (this.#stopping) return 'stopping';
    const begun = { turn: this.#opened, held: [], stale: false, told: NEVER };
    const stream: Stream = { ...listener, sink, ...begun };
    if (!this.#streams.admit(stream)) return 'too-many';
    this.#opened += 1;
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
      // It may not ask for this member, and go beyond what the beginning sees.
      await this.#underway;
      const beginning = await this.#beginningOf(stream);
      if (closed || this.#stopping) return this.#stopping ? 'stopping' : undefined;
      sink.send(beginning);
      const held = stream.held ?? [];
      stream.held = undefined;
      for (const news of held) this.#tell(stream, news);
      if (stream.stale) this.#noteChanged([stream.member]);
      if (stream.stale) this.#wake();
      return undefined;
    } catch (error) {
      close();
      throw error;
    }
  }

  /** Bets have changed the balances of these members: their streams on all servers are to be told. */
  moneyMoved(members: readonly bigint[]): void {
    for (const member of members) this.#gathered.add(member);
    this.#gathering ??= setTimeout(() => this.#notifyGathered(), GATHER_MS).unref();
  }

  /** Ends every stream, and takes no more. */
  async close(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#gathering);
    for (const stream of this.#streams.all()) stream.sink.end();
    this.#rest();
  }

  /** Begins to follow what happens, with the first stream. */
  #start(): Promise<void> {
    this.#starting ??= this.#begin().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #begin(): Promise<void> {
    await this.#listen();
    // Streams that wait for this read what they have missed from before it.
    this.#position = await positionNow(this.#options.db);
    await this.#rounds.start();
    if (this.#streams.count === 0) return this.#rest();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#takeTurns(), 1_000).unref();
  }

  /** Nothing is followed while no one listens. */
  #rest(): void {
    clearInterval(this.#timer);
    this.#rounds.stop();
    this.#plays.stop();
    this.#starting = undefined;
    this.#position = undefined;
  }

  /** Resolves once notifications arrive. While they are lost, it is as if there were one now and then. */
  #listen(): Promise<void> {
    this.#listening ??= new Promise((resolve) => {
      this.#options.bus.listen(CHANNEL, {
        notice: (payload) => this.#notice(payload),
        gap: () => {
          resolve();
          this.#publicChanged();
          this.#rounds.refreshAll();
          this.#plays.refresh(true);
          this.#wake();
        },
      });
    });
    return this.#listening;
  }

  #notice(payload: string): void {
    const rest = payload.slice(1);
    if (payload.startsWith('r')) {
      this.#publicChanged();
      if (isGame(Number(rest))) this.#rounds.refresh(Number(rest) as GameType);
      return;
    }
    if (payload === 'p') {
      this.#publicChanged();
      return this.#plays.refresh(true);
    }
    if (payload.startsWith('n')) return this.#tellRead(rest);
    if (payload.startsWith('b')) this.#noteChanged(rest.split(',').map(BigInt));
    this.#wake();
  }

  /** A member has read notifications; `text` is the member and the last event that was read. */
  #tellRead(text: string): void {
    const [member = '', through = ''] = text.split(':');
    for (const stream of this.#streams.of(BigInt(member))) {
      if (!stream.held) stream.sink.send(framed({ type: 'read', through }));
    }
  }

  #noteChanged(members: readonly bigint[]): void {
    for (const member of members) if (this.#streams.members.has(member)) this.#changed.add(member);
  }

  #notifyGathered(): void {
    this.#gathering = undefined;
    const members = [...this.#gathered];
    this.#gathered.clear();
    for (let first = 0; first < members.length; first += MEMBERS_A_NOTICE) {
      const payload = `b${members.slice(first, first + MEMBERS_A_NOTICE).join(',')}`;
      // A stream that is not told shows the balance of its next event.
      this.#options.run(() => this.#options.bus.notify(CHANNEL, payload));
    }
  }

  /** There may be something new: it is read, one read at a time. */
  #wake(): void {
    this.#again = true;
    if (this.#reading || this.#position === undefined) return;
    this.#reading = true;
    this.#options.run(() => this.#readAll().finally(() => (this.#reading = false)));
  }

  async #readAll(): Promise<void> {
    while (this.#again && this.#position !== undefined) {
      this.#again = false;
      try {
        const reading = this.#read(this.#position);
        this.#underway = reading.catch(() => undefined);
        await reading;
      } catch (error) {
        setTimeout(() => this.#wake(), RETRY_MS).unref();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, READ_REST_MS));
    }
  }

  async #read(since: Position): Promise<void> {
    const { db } = this.#options;
    const { members } = this.#streams;
    const few = members.size <= FEW_MEMBERS ? [...members.keys()] : undefined;
    const news = await newsSince(db, since, few);
    // Begun again meanwhile, from a newer position.
    if (this.#position !== since) return;
    this.#position = news.position;
    const byMember = new Map<bigint, MemberEvent[]>();
    for (const event of news.events) {
      if (!this.#streams.members.has(event.member)) continue;
      const events = byMember.get(event.member);
      if (events) events.push(event);
      else byMember.set(event.member, [event]);
    }
    for (const [member, events] of byMember) {
      for (const stream of this.#streams.of(member)) {
        const own = { events, position: news.position };
        if (stream.held) stream.held.push(own);
        else this.#tell(stream, own);
      }
    }
    const untold = this.#untold;
    this.#untold = new Map();
    await this.#tellBalances(merged(untold, byMember), news.position.at);
  }

  #tell(stream: Stream, { events, position }: News): void {
    const fresh = events.filter(({ id }) => !stream.told.has(id));
    if (fresh.length === 0) return;
    this.#sent += fresh.length;
    stream.sink.send(eventFrames(fresh, position));
  }

  /** Tells what the members own now to whom something has happened; settled bets wait for the countdown. */
  async #tellBalances(events: EventsByMember, now: number): Promise<void> {
    const placed = new Set(this.#changed);
    const members = [...new Set([...events.keys(), ...placed])];
    this.#changed.clear();
    if (members.length === 0) return;
    const read = await balancesOfAll(this.#options.db, members).catch((error: unknown) => {
      // The events are told; with the next read, what their members own now is, too.
      for (const member of placed) this.#changed.add(member);
      this.#untold = events;
      throw error;
    });
    for (const balances of read) {
      const waits = (events.get(balances.member) ?? []).map((event) => waitOf(event, now));
      const wait = Math.max(0, ...waits);
      const frame = framed(
        balancesMessage(balances, { wait, placed: placed.has(balances.member) }),
      );
      for (const stream of this.#streams.of(balances.member)) {
        if (stream.held) stream.stale = true;
        else stream.sink.send(frame);
      }
    }
  }

  /**
   * Tells everyone, and where their streams are then.
   *
   * @param brand only those who are on it; undefined for all
   */
  #tellAll(messages: readonly LiveReply[], brand?: string): void {
    if (brand !== undefined) this.#fed.set(brand, this.#seconds);
    this.#options.run(() => this.#sendAll(messages, brand));
  }

  async #sendAll(messages: readonly LiveReply[], brand: string | undefined): Promise<void> {
    const streams = [...this.#streams.all()];
    for (let first = 0; first < streams.length; first += WRITTEN_AT_ONCE) {
      // Where the streams are moves on while others have a turn.
      const events = Buffer.from(allFramed(messages, this.#position));
      for (const stream of streams.slice(first, first + WRITTEN_AT_ONCE)) {
        const isTold = brand === undefined || stream.brand === brand;
        if (isTold && !stream.held) stream.sink.send(events);
      }
      await new Promise(setImmediate);
    }
  }

  /** What a stream begins with. */
  async #beginningOf(stream: Stream): Promise<string> {
    const { db } = this.#options;
    const since = stream.lastEventId === undefined ? undefined : readPosition(stream.lastEventId);
    const { events, position, complete } = since
      ? await backlogOf(db, stream.member, since)
      : {
          // First, so that what follows has happened before it or is read again.
          position: await positionNow(db),
          events: await recentEvents(db, stream.member, RECENT_SECONDS),
          complete: false,
        };
    const [balances] = await balancesOfAll(db, [stream.member]);
    const plays = await this.#plays.state(stream.brand);
    stream.told = events.length === 0 ? NEVER : new Set(events.map(({ id }) => id));
    const waits = events.map((event) => waitOf(event, position.at));
    return [
      framed({ type: 'hello', resumed: complete }),
      ...this.#rounds.state().map((message) => framed(message)),
      ...plays.map((message) => framed(message)),
      ...(balances
        ? [framed(balancesMessage(balances, { wait: Math.max(0, ...waits), sync: true }))]
        : []),
      eventFrames(events, position, !complete),
      framed({ type: 'beat' }, position),
    ].join('');
  }

  /** Once a second: the streams whose turn it is. */
  #takeTurns(): void {
    this.#seconds += 1;
    const beat = this.#position && framed({ type: 'beat' }, this.#position);
    const asked: string[] = [];
    for (const stream of this.#streams.all()) {
      const turn = this.#seconds + stream.turn;
      const isBeat = turn % BEAT_SECONDS === 0 && !stream.held && !this.#isFed(stream.brand);
      if (beat && isBeat) stream.sink.send(beat);
      if (turn % CHECK_SECONDS === 0) asked.push(stream.session);
    }
    if (this.#seconds % PLAYS_SECONDS === 0) this.#plays.refresh();
    if (this.#seconds % LOOK_SECONDS === 0) {
      this.#rounds.refreshAll();
      this.#wake();
    }
    if (asked.length > 0) this.#options.run(() => this.#endDeadOf(asked));
  }

  /** Whether what everyone on a brand was told lately is as good as a beat. */
  #isFed(brand: string): boolean {
    return this.#seconds - (this.#fed.get(brand) ?? -Infinity) < FED_SECONDS;
  }

  /** A session has changed; undefined when any may have. */
  async #endDead(session: string | undefined): Promise<void> {
    const asked = session === undefined ? [...this.#streams.sessions.keys()] : [session];
    if (asked.length > 0) await this.#endDeadOf(asked);
  }

  async #endDeadOf(sessions: readonly string[]): Promise<void> {
    const alive = await this.#options.sessions.alive([...new Set(sessions)]);
    const dead = sessions.filter((session) => !alive.has(session));
    for (const stream of dead.flatMap((session) => [...this.#streams.ofSession(session)])) {
      stream.sink.send(framed({ type: 'end' }));
      stream.sink.end();
    }
  }
}
