import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LOCKED_WITHOUT_CODE } from '@platform/rules/funds';
import { USDT, toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { depositAddresses } from '../wallet/addresses';
import { creditDemo, demoChain } from '../ports/chain/demo';
import { systemRandom } from '../ports/random';
import { Keyring } from '../sealing/keyring';
import { TwoFactor } from '../account/twoFactor/twoFactor';
import { JWT_SECRET } from './keyring';
import { otpCode } from './otp';
import { isDecision, Wire } from './wire';

export interface Act {
  kind: 'lock' | 'withdrawal' | 'deposit';
  member: bigint;
  amount: MicroUsdt;
  /** Idempotency key; the transaction hash for a deposit. */
  key: string;
  done: boolean;
  /** Start time, epoch ms. */
  at: number;
}

export interface Actor {
  member: bigint;
  token: string;
  /** Secret of the authenticator app; '' for a member who does not withdraw. */
  secret: string;
}

const RETRY_MS = 100;
/** Pause until the next code of an authenticator app, in ms. Each code works only once. */
const CODE_MS = 31_000;
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const NETWORK = 'USDT-BEP20';

/** Keyring of a server whose only secret is `JWT_SECRET`. */
const KEYRING = new Keyring(systemRandom, [{ version: 0, secret: JWT_SECRET }]);

export async function letWithdraw(db: Database, member: bigint): Promise<string> {
  const twoFactor = new TwoFactor({ keyring: KEYRING, random: systemRandom });
  const secret = await twoFactor.newPendingSecret(db, member);
  await db.query(sql`
    update two_factor set enabled_at = clock_timestamp(), pending_until = null
    where member_id = ${member}`);
  await db.query(sql`update member set wallet_address = ${ADDRESS} where id = ${member}`);
  return secret ?? '';
}

/**
 * Locks, deposits and withdrawals of members. Each request is repeated until a response arrives.
 */
export class Acts {
  readonly all: Act[] = [];
  readonly #db: Database;
  readonly #actors: readonly Actor[];
  readonly #origins: () => readonly string[];
  /** Time of the last code of each member, epoch ms. */
  readonly #codes = new Map<bigint, number>();
  /** Total amount that each member has tried to lock. */
  readonly #locks = new Map<bigint, MicroUsdt>();

  constructor(db: Database, actors: readonly Actor[], origins: () => readonly string[]) {
    this.#db = db;
    this.#actors = actors;
    this.#origins = origins;
  }

  async play(signal: AbortSignal, restMs: number): Promise<void> {
    while (!signal.aborted) {
      await this.#next();
      await delay(restMs);
    }
  }

  async #next(): Promise<void> {
    const actor = this.#actors[randomInt(this.#actors.length)];
    if (actor === undefined) throw new Error('There are no members.');
    const used = this.#codes.get(actor.member) ?? 0;
    const mayWithdraw = actor.secret !== '' && used + CODE_MS < Date.now();
    const amount = BigInt(50 + randomInt(100)) * USDT;
    const locks = (this.#locks.get(actor.member) ?? 0n) + amount;
    // Above this total, a lock requires a code from members with an authenticator app.
    const mayLock = actor.secret === '' || locks <= LOCKED_WITHOUT_CODE;
    const kinds: Act['kind'][] = ['deposit'];
    if (mayLock) kinds.push('lock');
    if (mayWithdraw) kinds.push('withdrawal');
    const act: Act = {
      kind: kinds[randomInt(kinds.length)] ?? 'deposit',
      member: actor.member,
      amount,
      key: randomUUID(),
      done: false,
      at: Date.now(),
    };
    this.all.push(act);
    if (act.kind === 'deposit') return this.#deposit(act);
    if (act.kind === 'withdrawal') this.#codes.set(actor.member, Date.now());
    if (act.kind === 'lock') this.#locks.set(actor.member, locks);
    const Amount = toDecimal(amount);
    act.done = await (act.kind === 'lock'
      ? this.#insist(actor, act, '/api/fund/Activatenow', { Amount, planid: 1 })
      : this.#insist(actor, act, '/api/fund/Withdrawalnow', {
          Amount,
          Address: ADDRESS,
          twofactor: otpCode(actor.secret),
        }));
  }

  /** Pays a deposit, which the chain records once, even if servers fail. */
  async #deposit(act: Act): Promise<void> {
    const seed = act.key;
    for (;;) {
      try {
        const addresses = await depositAddresses(this.#db, demoChain(this.#db), act.member);
        const { address = '' } = addresses.find(({ network }) => network === NETWORK) ?? {};
        act.key = await creditDemo(this.#db, NETWORK, address, act.amount, seed);
        break;
      } catch (error) {
        const hash = /Key \(hash\)=\((0x\w+)\)/.exec(String(Object(error).detail))?.[1];
        if (hash !== undefined) {
          act.key = hash;
          break;
        }
        await delay(RETRY_MS);
      }
    }
    act.at = Date.now();
    act.done = true;
  }

  async #insist({ token }: Actor, { key }: Act, path: string, payload: object): Promise<boolean> {
    for (;;) {
      const origins = this.#origins();
      const wire = new Wire(origins[randomInt(Math.max(origins.length, 1))] ?? '');
      const reply = await wire.post(path, payload, { token, key }).catch(() => undefined);
      if (reply?.status === 200) return true;
      const isAnswer = reply !== undefined && isDecision(reply) && reply.status !== 429;
      if (isAnswer && reply.body.code !== 'WRONG_OTP') {
        throw new Error(`${path} was answered ${reply.status}: ${reply.body.message}`);
      }
      // A code may expire while the servers are down. The refusal of the code then uses up the key.
      if (isAnswer) return false;
      await delay(RETRY_MS);
    }
  }
}
