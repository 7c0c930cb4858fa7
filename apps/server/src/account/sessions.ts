import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Bus } from '../ports/bus/bus';
import { stopwatch } from '../ports/clock';
import { NO_DEVICE, type Device } from './device';
import { LiveSessions } from './liveSessions';
import { signToken, TokenReader, type Claims } from './tokens';

/** Who a token belongs to, or why it does not count. */
export type Authentication =
  /** `disabled`: the member is, and may do nothing but learn it. */
  { claims: Claims; disabled: boolean } | { problem: 'invalid' | 'expired' };

export interface SessionsOptions {
  db: Queryable;
  /** Signs tokens. */
  secret: Uint8Array;
  /** Signed tokens before it, which still count. @default none */
  oldSecrets?: readonly Uint8Array[];
  /** How long a session lasts, in hours. */
  hours: number;
  /** How long it lasts without use, in minutes. @default as long as it lasts at all */
  idleMinutes?: number;
  /** This machine's time, epoch ms: which tokens have expired. */
  now: () => number;
  /** In ms, only forward: how long a session is believed alive. @default one that starts now */
  steady?: () => number;
}

/** A session that was opened. */
export interface OpenedSession {
  id: string;
  token: string;
}

const MINUTES = 60;

/** Which sessions of a member end. */
export type Ending = { only: string } | { except: string } | 'all';

/** The channel of sessions that ended, and of those of members who were disabled. */
export const CHANNEL = 'session_changed';

/**
 * Sign-ins. A token without a row would outlive its sign-out, so each names a row that sign-out revokes;
 * every server is notified immediately, also when a member is disabled.
 */
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

  /** Hears from now on what other servers, and operators, do to sessions. */
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

  /** Calls back when a session has changed, with its id; with undefined when any may have. */
  onChange(callback: (session: string | undefined) => void): void {
    this.#onChange.push(callback);
  }

  /** Those of these sessions that are alive, and whose member is not disabled. */
  alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#live.alive(sessions);
  }

  #changed(session: string | undefined): void {
    for (const callback of this.#onChange) callback(session);
  }

  /** Opens a session and returns its token. */
  async open(member: bigint, device: Device = NO_DEVICE): Promise<string> {
    return (await this.start(this.#options.db, member, device)).token;
  }

  /** Opens a session in a transaction. */
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
   * Who the token belongs to. A revoked session and a forged token are answered alike.
   *
   * @param inUse whether a person is behind it, so that the session's time without use begins again
   */
  async authenticate(token: string, inUse: boolean): Promise<Authentication> {
    const reading = this.#tokens.read(token, this.#options.now());
    if ('problem' in reading) return reading;
    const { claims } = reading;
    const live = await this.#live.find(claims.session, inUse);
    if (live?.member !== claims.member) return { problem: 'invalid' };
    return { claims, disabled: live.disabled };
  }

  /** Ends sessions of a member, and returns how many there were. */
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
