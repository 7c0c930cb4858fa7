import { setTimeout as delay } from 'node:timers/promises';
import type { MicroUsdt } from '@platform/rules/money';
import { toDecimal } from '@platform/rules/money';
import { betTexts, type GameType, type WingoBet } from '@platform/rules/wingo';
import { isDecision, Wire, type WireReply } from './wire';

export interface Intent {
  key: string;
  member: bigint;
  game: GameType;
  bet: WingoBet;
  stake: MicroUsdt;
  accepted: boolean;
  attempts: number;
  /** Time of the first request, epoch ms. */
  at: number;
  /** Time at which the bet was accepted, epoch ms. */
  acceptedAt?: number;
}

export interface PlayerOptions {
  member: bigint;
  token: string;
  /** Returns the origins of the running servers, which change during a test. */
  origins: () => readonly string[];
  next: (count: number) => { game: GameType; bet: WingoBet; stake: MicroUsdt };
  restMs: number;
  /**
   * Makes players give up when aborted. The outcome of their last bets is then unknown. @default
   * never
   */
  giveUp?: AbortSignal | undefined;
  /** Called with the response to each request: a status and a code, or 'no answer'. */
  onAnswer?: (answer: string) => void;
}

const answerOf = (reply: WireReply | undefined): string =>
  reply === undefined ? 'no answer' : [reply.status, reply.body.code].filter(Boolean).join(' ');

/** Retries without back-off would prevent servers from recovering. */
const RETRY_MS = 50;
const LONGEST_RETRY_MS = 2_000;

/** Longest pause after a late bet, in ms, until the next round is open. */
const NEXT_ROUND_MS = 1_000;

/**
 * Member who bets until stopped, and repeats each request with the same key until a response
 * arrives.
 */
export class Player {
  readonly intents: Intent[] = [];
  readonly #options: PlayerOptions;
  #asked = 0;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  get member(): bigint {
    return this.#options.member;
  }

  get token(): string {
    return this.#options.token;
  }

  async play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { accepted } = await this.bet();
      const { restMs } = this.#options;
      await delay(accepted ? restMs : Math.min(restMs, NEXT_ROUND_MS));
    }
  }

  async bet(): Promise<Intent> {
    const { member, next } = this.#options;
    const count = this.intents.length;
    const key = `crowd-${member}-${String(count).padStart(10, '0')}`;
    const at = Date.now();
    const intent: Intent = { ...next(count), key, member, accepted: false, attempts: 0, at };
    this.intents.push(intent);
    intent.accepted = await this.#insist(intent);
    if (intent.accepted) intent.acceptedAt = Date.now();
    return intent;
  }

  async #insist(intent: Intent): Promise<boolean> {
    while (!this.#options.giveUp?.aborted) {
      intent.attempts += 1;
      const reply = await this.#ask(intent).catch(() => undefined);
      this.#options.onAnswer?.(answerOf(reply));
      if (reply?.status === 200) return true;
      if (reply?.body.code === 'ROUND_CLOSED') return false;
      const isBusy = reply?.body.code === 'ACCOUNT_BUSY';
      if (reply !== undefined && isDecision(reply) && !isBusy) {
        throw new Error(`A bet was answered ${reply.status}: ${reply.body.message}`);
      }
      await delay(Math.min(RETRY_MS * 2 ** (intent.attempts - 1), LONGEST_RETRY_MS));
    }
    return false;
  }

  #ask({ key, game, bet, stake }: Intent): Promise<WireReply> {
    const { origins, token } = this.#options;
    const servers = origins();
    const origin = servers[(this.#asked += 1) % servers.length] ?? '';
    const payload = { gametype: game, ...betTexts(bet), amount: toDecimal(stake) };
    return new Wire(origin).post('/api/game/placeBetnew', payload, { token, key });
  }
}
