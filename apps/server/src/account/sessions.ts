import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Bus } from '../ports/bus/bus';
import { stopwatch } from '../ports/clock';
import { NO_DEVICE, type Device } from './device';
import { LiveSessions } from './liveSessions';
import { signToken, TokenReader, type Claims } from './tokens';

export type Authentication =
  | { claims: Claims; disabled: boolean; excluded: boolean }
  | { problem: 'invalid' | 'expired' };

export interface SessionsOptions {
  db: Queryable;
  secret: Uint8Array;
  /** Previous keys that still verify tokens. @default none */
  oldSecrets?: readonly Uint8Array[];
  hours: number;
  /** Longest time that a session can be idle, in minutes. @default the maximum lifetime */
  idleMinutes?: number;
  /** Wall clock for the expiry of tokens, epoch ms. */
  now: () => number;
  /** Monotonic clock for the age of cached sessions, in ms. @default starts now */
  steady?: () => number;
}

export interface OpenedSession {
  id: string;
  token: string;
}

const MINUTES = 60;

export type Ending = { only: string } | { except: string } | 'all';

/** Channel for ended sessions, and for sessions of disabled members. */
export const CHANNEL = 'session_changed';

/** Sessions of members. Each token names a session row and can therefore be revoked. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #tokens: TokenReader;
  readonly #live: LiveSessions;
  readonly #onChange: ((session: string | undefined) => void)[] = [];

  constructor(options: SessionsOptions) {
    const { db, secret, oldSecrets = [], hours, idleMinutes = hours * MINUTES } = options;
    this.#options = options;
    this.#tokens = new TokenReader(secret, ...oldSecrets);
    this.#live = new LiveSessions(db, idleMinutes, options.steady ?? stopwatch());
  }

  listen(bus: Pick<Bus, 'listen'>): void {
    bus.listen(CHANNEL, {
      notice: (session) => {
        this.#live.forget(session);
        this.#changed(session);
      },
      gap: () => {
        this.#live.forgetAll();
        this.#changed(undefined);
      },
    });
  }

  /**
   * Registers a callback for the id of a changed session; undefined if any session may have
   * changed.
   */
  onChange(callback: (session: string | undefined) => void): void {
    this.#onChange.push(callback);
  }

  alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#live.alive(sessions);
  }

  #changed(session: string | undefined): void {
    for (const callback of this.#onChange) callback(session);
  }

  async open(member: bigint, device: Device = NO_DEVICE): Promise<string> {
    return (await this.start(this.#options.db, member, device)).token;
  }

  async start(tx: Tx, member: bigint, device: Device): Promise<OpenedSession> {
    const { secret, hours } = this.#options;
    const { address, userAgent, place } = device;
    const { id, expiresAt } = one(
      await tx.query<{ id: string; expiresAt: Date }>(sql`
        insert into session (member_id, expires_at, address, user_agent, place)
        values (${member}, clock_timestamp() + ${hours} * interval '1 hour',
          ${address}, ${userAgent}, ${place})
        returning id, expires_at as "expiresAt"`),
    );
    return { id, token: await signToken({ member, session: id }, expiresAt, secret) };
  }

  /**
   * Checks a token. The result is the same for revoked and for forged tokens.
   *
   * @param inUse true if a person caused the request, which restarts the idle time
   */
  async authenticate(token: string, inUse: boolean): Promise<Authentication> {
    const reading = this.#tokens.read(token, this.#options.now());
    if ('problem' in reading) return reading;
    const { claims } = reading;
    const live = await this.#live.find(claims.session, inUse);
    if (live?.member !== claims.member) return { problem: 'invalid' };
    return { claims, disabled: live.disabled, excluded: live.excluded };
  }

  async end(tx: Tx, member: bigint, ending: Ending): Promise<number> {
    const only = typeof ending === 'object' && 'only' in ending ? ending.only : null;
    const except = typeof ending === 'object' && 'except' in ending ? ending.except : null;
    const ended = await tx.query<{ id: string }>(sql`
      update session set revoked_at = clock_timestamp()
      where member_id = ${member} and revoked_at is null and expires_at > clock_timestamp()
        and (${only}::text is null or id::text = ${only})
        and (${except}::text is null or id::text <> ${except})
      returning id`);
    for (const { id } of ended) this.#live.forget(id);
    return ended.length;
  }
}
