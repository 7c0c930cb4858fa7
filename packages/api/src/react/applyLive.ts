import { unstable_serialize, type useSWRConfig } from 'swr';
import type { Client } from '../client/createClient';
import {
  biggestWins,
  betStatistics,
  bonus,
  activationHistory,
  authStatus,
  checkTxnPassword,
  depositHistory,
  gameInfo,
  lastWinningNumbers,
  leaderboard,
  memberDashboard,
  myBets,
  myColourWinnings,
  myTickets,
  notifications,
  profile,
  RECENT_ROUNDS,
  recentPlays,
  ROWS_PER_PAGE,
  securityLog,
  sessions,
  userBalances,
  winningNumbers,
  withdrawalHistory,
  type Call,
  type EventKind,
  type LiveMessage,
} from '../contract';
import type { Balances } from '../domain/account';
import {
  toBiggestWins,
  toLeaders,
  toPlays,
  withPlays,
  type Leader,
  type PublicPlay,
  type PublicWin,
} from '../domain/plays';
import { toWingoRound, type WingoRound } from '../domain/round';
import { toGameHistory, type GameRecord, type GameType, type LatestResult } from '../domain/wingo';
import { toNotificationEntry, withEntry, type NotificationsPage } from '../domain/notifications';
import type { HistoryPage } from '../domain/page';
import { keepRoot } from '../session/keepRoot';

/** Calls whose replies change after an event, except balances, which have their own message. */
const CHANGES: Readonly<Record<EventKind, readonly Call[]>> = {
  bets: [myBets, myColourWinnings, betStatistics, memberDashboard, bonus],
  deposit: [depositHistory],
  withdrawal: [withdrawalHistory, securityLog],
  lock: [activationHistory, memberDashboard],
  income: [memberDashboard, bonus],
  ticket: [myTickets],
  security: [securityLog, sessions, profile, authStatus, checkTxnPassword],
};

/** Lists to refetch after a sign-in, which they may lack if fetched just before it. */
const SECURITY_LISTS = [securityLog, sessions];

const MOVES_MONEY: readonly EventKind[] = ['bets', 'deposit', 'withdrawal', 'lock', 'income'];

/**
 * Time allowed for the reply to a sign-out in this browser, in ms, after the server has ended the
 * session.
 */
const SIGN_OUT_MS = 1_000;

/** Calls whose replies the stream keeps up to date. */
const FOLLOWED: readonly Call[] = [
  gameInfo,
  lastWinningNumbers,
  winningNumbers,
  userBalances,
  notifications,
  ...new Set(Object.values(CHANGES).flat()),
];

type Opened = Extract<LiveMessage, { type: 'opened' }>;
type Closed = Extract<LiveMessage, { type: 'closed' }>;
type Drawn = Extract<LiveMessage, { type: 'drawn' }>;
type Payload = Readonly<{ gametype?: GameType; page?: number; size?: number }>;
type EventMessage = Extract<LiveMessage, { type: 'event' }>;

type Store = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** Applies live messages to the SWR cache of the member who was signed in at creation. */
export class AppliedLive {
  readonly #client: Client;
  readonly #member: string | undefined;
  readonly #cache: Store['cache'];
  readonly #mutate: Store['mutate'];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(client: Client, { cache, mutate }: Store) {
    this.#client = client;
    this.#member = client.session.get().member?.id;
    this.#cache = cache;
    this.#mutate = mutate;
  }

  receive(message: LiveMessage): void {
    const wait = 'wait' in message ? message.wait : 0;
    if (wait <= 0) return this.#apply(message);
    this.#later(wait, () => this.#apply(message));
  }

  refreshAll(): void {
    void this.#refresh(FOLLOWED);
  }

  /** Refetches the balances. The delay lets a sign-out in this browser finish first. */
  askBalances(): void {
    this.#later(SIGN_OUT_MS, () => void this.#refresh([userBalances]));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #apply(message: LiveMessage): void {
    switch (message.type) {
      case 'opened':
        return void this.#open(message);
      case 'closed':
        return this.#close(message);
      case 'drawn':
        return void this.#draw(message);
      case 'balances':
        return void this.#balance(message);
      case 'event':
        void this.#notify(message);
        return this.#handleEvent(message);
      case 'plays':
        return void this.#play(message);
      case 'wins':
        return void this.#change<readonly PublicWin[]>([biggestWins], true, () =>
          toBiggestWins(message),
        );
      case 'leaders':
        return void this.#change<readonly Leader[]>([leaderboard], true, () => toLeaders(message));
      case 'read':
        return void this.#read(message);
      default:
    }
  }

  async #balance(message: Extract<LiveMessage, { type: 'balances' }>): Promise<void> {
    const { data, placed, sync } = message;
    const { ActivateWallet: main, STAKINGEWALLET: locker } = data;
    let isNew = false;
    await this.#change<Balances>([userBalances], sync, (known) => {
      if (known.main === main && known.locker === locker) return known;
      isNew = true;
      return { ...known, main, locker };
    });
    // Refetches only the bets, because the page that placed the bet already has the new balance.
    if (placed && isNew) await this.#refresh([myBets]);
  }

  /** Adds bets and wins to the feed, or replaces the feed. Replies in flight are recent enough. */
  async #play({ data, sync }: Extract<LiveMessage, { type: 'plays' }>): Promise<void> {
    const plays = toPlays({ data });
    await this.#change<readonly PublicPlay[]>([recentPlays], true, (known) =>
      sync ? plays : withPlays(known, plays),
    );
  }

  async #notify({ event }: EventMessage): Promise<void> {
    const entry = toNotificationEntry(event);
    if (!entry) return;
    await this.#change<NotificationsPage>([notifications], false, (known) =>
      withEntry(known, entry),
    );
  }

  /** Marks notifications as read, and refetches them unless all were read. */
  async #read({ through }: Extract<LiveMessage, { type: 'read' }>): Promise<void> {
    let hasUnread = false;
    await this.#change<NotificationsPage>([notifications], false, (known) => {
      if (BigInt(through) <= BigInt(known.through)) return known;
      hasUnread = BigInt(known.entries[0]?.id ?? 0) > BigInt(through);
      return hasUnread ? known : { ...known, through, unread: 0 };
    });
    if (hasUnread) await this.#refresh([notifications]);
  }

  #handleEvent({ event: { kind, detail }, past }: EventMessage): void {
    // Refetches the balances, because the page may have fetched them just before the event.
    if (past && MOVES_MONEY.includes(kind)) void this.#refresh([userBalances]);
    const game = kind === 'bets' ? detail['game'] : undefined;
    const { [kind]: changes } = past ? { ...CHANGES, security: SECURITY_LISTS } : CHANGES;
    void this.#refresh(
      changes,
      ({ gametype }) => gametype === undefined || game === undefined || gametype === game,
    );
  }

  /** Shows the next round, unless the page already has it or a later one. */
  async #open({ gametype, data, sync }: Opened): Promise<void> {
    const now = this.#client.now();
    const next = toWingoRound(
      gametype,
      { status: 'success', data },
      { sentAt: now, receivedAt: now },
    );
    await this.#change<WingoRound>(
      [gameInfo],
      sync,
      (known) =>
        // Keeps the clock offset that the page's own request measured, which is more precise.
        next.endsAt > known.endsAt ? { ...next, clockOffset: known.clockOffset } : known,
      (payload) => payload.gametype === gametype,
    );
  }

  #close({ gametype, order_id: roundNumber, root }: Closed): void {
    if (root) keepRoot(this.#client.session, gametype, roundNumber, root);
  }

  /** Adds a result to the lists. Refetches the lists if an earlier result is missing. */
  async #draw({ gametype, data, sync }: Drawn): Promise<void> {
    const isOfGame = (payload: Payload) => payload.gametype === gametype;
    const pagination = { currentPage: 1, totalPages: 1, totalRecords: 1 };
    const { rows } = toGameHistory({ status: 'success', data: [data], pagination });
    const [record] = rows;
    if (!record) return;
    let isMissing = false;

    for (const rows of [ROWS_PER_PAGE, RECENT_ROUNDS]) {
      await this.#change<HistoryPage<GameRecord>>(
        [winningNumbers],
        sync,
        (known) => {
          const [top] = known.rows;
          if (top?.roundNumber === record.roundNumber) return known;
          // Detects a missing round by its position, because positions in a game's chain have no
          // gaps.
          const follows = top?.proof && record.proof && top.proof.place + 1 === record.proof.place;
          if (follows) return withRecord(known, record, rows);
          isMissing = true;
          return known;
        },
        ({ gametype: game, page, size = ROWS_PER_PAGE }) =>
          game === gametype && page === 1 && size === rows,
      );
    }

    const { result } = record;
    await this.#change<readonly LatestResult[]>(
      [lastWinningNumbers],
      sync,
      (known) => {
        if (!result || known.some(({ roundNumber }) => roundNumber === record.roundNumber)) {
          return known;
        }
        isMissing ||= sync;
        return isMissing ? known : [result, ...known].slice(0, ROWS_PER_PAGE);
      },
      isOfGame,
    );
    if (isMissing) await this.#refresh([winningNumbers, lastWinningNumbers], isOfGame);
    else if (!sync) {
      await this.#refresh(
        [winningNumbers],
        ({ gametype: game, page = 1 }) => game === gametype && page > 1,
      );
    }
  }

  #keys(calls: readonly Call[], matches: (payload: Payload) => boolean) {
    return (key: unknown) =>
      Array.isArray(key) &&
      key[1] === this.#client.call &&
      // Skips the cache of members who were signed in before.
      calls.some(
        ({ name, auth }) => name === key[0] && (auth !== 'member' || key[2] === this.#member),
      ) &&
      matches(key[3] as Payload);
  }

  /**
   * Changes cached data, and refetches data that is in flight. Such a reply may be older than the
   * message, and SWR would drop it after a change.
   *
   * @param sync true if a reply in flight is recent enough
   * @param change returns its argument if nothing changes
   */
  async #change<Data>(
    calls: readonly Call[],
    sync: boolean,
    change: (known: Data) => Data,
    matches: (payload: Payload) => boolean = () => true,
  ): Promise<void> {
    const isKey = this.#keys(calls, matches);
    const knownOf = (key: unknown) =>
      this.#cache.get(unstable_serialize(key as readonly unknown[]))?.data as Data | undefined;
    const isChanged = (key: unknown) => {
      const known = isKey(key) ? knownOf(key) : undefined;
      return known !== undefined && change(known) !== known;
    };
    const isInFlight = (key: unknown) => isKey(key) && knownOf(key) === undefined;
    await this.#mutate<Data>(isChanged, (known?: Data) => known && change(known), {
      revalidate: false,
    });
    if (!sync) await this.#mutate(isInFlight);
  }

  #refresh(
    calls: readonly Call[],
    matches: (payload: Payload) => boolean = () => true,
  ): Promise<unknown> {
    return this.#mutate(this.#keys(calls, matches));
  }
}

const withRecord = (
  { rows, total, current }: HistoryPage<GameRecord>,
  record: GameRecord,
  size: number,
): HistoryPage<GameRecord> => ({
  rows: [record, ...rows].slice(0, size),
  current,
  total: total + 1,
  pages: Math.ceil((total + 1) / size),
});
