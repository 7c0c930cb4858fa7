import type { Network } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { comparePayments } from '../wallet/comparePayments';
import { creditDeposits } from '../wallet/deposits';
import type { SignOptions } from '../wallet/signing';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { transfer } from './transfer';
import type { Chain } from '../ports/chain/chain';
import { evmChain, type EvmOptions } from '../ports/chain/evm/evmChain';
import type { EvmNetwork } from '../ports/chain/evm/network';
import type { PaymentSigner } from '../ports/chain/payouts';
import { evmSigner, type EvmSignerOptions } from '../ports/chain/evm/evmSigner';
import { localKey } from '../ports/chain/evm/signingKey';
import { PATIENCE, testDatabase, type TestDatabase } from './database';
import { CHAIN_ID, DEPOSIT_XPUB, HOT_WALLET_KEY, LocalChain } from './localChain';
import { payWithdrawals, type Wallet } from './payWithdrawals';
import { memberWith } from './people';
import { RpcProxy } from './rpcProxy';

export const CONFIRMATIONS = 3;
export const NETWORK: Network = 'USDT-BEP20';
/** One micro-USDT in units of a token with 18 decimals. */
export const MICRO = 10n ** 12n;
export const AMOUNT = (81n * USDT) / 2n;
const FEE = 10n * USDT;
/** Balance of the member before `withdrawal`. */
export const OWNED = 100n * USDT;

export interface Standing {
  state: string;
  settled: string | null;
  main: MicroUsdt;
}

export class ChainStage {
  database!: TestDatabase;
  local!: LocalChain;
  readonly errors: unknown[] = [];
  readonly #proxies: RpcProxy[] = [];

  get db() {
    return this.database.db;
  }

  #network(network: Partial<EvmNetwork>) {
    const { url: rpcUrl, token } = this.local;
    const settings = { rpcUrl, token, chainId: CHAIN_ID, confirmations: CONFIRMATIONS, ...network };
    return { [NETWORK]: settings };
  }

  chain(network: Partial<EvmNetwork> = {}, options: Partial<EvmOptions> = {}): Chain {
    return evmChain({
      depositKey: DEPOSIT_XPUB,
      log: () => undefined,
      timeoutMs: PATIENCE.connectMs,
      networks: this.#network(network),
      ...options,
    });
  }

  signer(
    network: Partial<EvmNetwork> = {},
    options: Partial<EvmSignerOptions> = {},
  ): PaymentSigner {
    return evmSigner({
      key: localKey(HOT_WALLET_KEY),
      log: () => undefined,
      timeoutMs: PATIENCE.connectMs,
      networks: this.#network(network),
      ...options,
    });
  }

  payouts(network: Partial<EvmNetwork> = {}, key = HOT_WALLET_KEY): Wallet {
    const { payouts } = this.chain(network);
    if (payouts === undefined) throw new Error('Withdrawals are closed.');
    return { ...payouts, ...this.signer(network, { key: localKey(key) }) };
  }

  /** Starts a proxy for the node, which forwards everything until a test changes that. */
  async proxy(): Promise<RpcProxy> {
    const proxy = await RpcProxy.start(this.local.url);
    this.#proxies.push(proxy);
    return proxy;
  }

  pay(payouts: Wallet = this.payouts(), options: Partial<SignOptions> = {}): Promise<void> {
    const onError = (error: unknown) => this.errors.push(error);
    return payWithdrawals(this.db, payouts, { onError, ...options });
  }

  readonly report = (error: unknown) => void this.errors.push(error);

  /** Explains a transfer from the hot wallet that is not a withdrawal, as an operator does. */
  async explain(hash: string): Promise<void> {
    await this.db.query(sql`
      insert into wallet_transfer (network, hash, reason)
      values (${NETWORK}, ${hash}, 'Back to the vault.')`);
  }

  /**
   * Runs the comparison with the chain past the outgoing transfers of the wallet. Until then, the
   * server signs nothing more. Requires a waiting withdrawal.
   */
  async catchUp(explained?: string): Promise<void> {
    if (explained !== undefined) await this.explain(explained);
    await this.sign({ onError: () => undefined });
    await this.local.mine(CONFIRMATIONS);
    await creditDeposits(this.db, this.chain(), NETWORK);
    await comparePayments(this.db, this.chain());
  }

  /** Processes all withdrawals once, without sending anything. */
  sign(options: Partial<SignOptions> = {}): Promise<void> {
    const unsent = {
      send: async () => undefined,
      state: async () => ({ state: 'unknown' }) as const,
    };
    return this.pay({ ...this.payouts(), ...unsent }, options);
  }

  /** Creates a withdrawal with a reserved amount, without an OTP check. */
  async withdrawal(address: string, amount = AMOUNT): Promise<{ id: bigint; member: bigint }> {
    const member = await memberWith(this.db, OWNED);
    const id = await this.db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: bigint; from: bigint; to: bigint }>(sql`
        with pending as (
          insert into account (kind, owner) values ('pending', ${member}) returning id
        ), withdrawal as (
          insert into withdrawal (member_id, key, network, address, amount, fee)
          values (${member}, 'key', ${NETWORK}, ${address}, ${amount}, ${FEE}) returning id
        )
        select withdrawal.id, pending.id as to,
          (select id from account where owner = ${member} and kind = 'main') as from
        from withdrawal, pending`);
      if (row === undefined) throw new Error('There is no withdrawal.');
      const { id, from, to } = row;
      await transfer(tx, [{ key: `withdrawal:${id}`, from, to, amount: amount + FEE }]);
      return id;
    });
    return { id, member };
  }

  async standing({ id, member }: { id: bigint; member: bigint }): Promise<Standing> {
    const [row] = await this.db.query<Omit<Standing, 'main'>>(sql`
      select state, settled_by as settled from withdrawal where id = ${id}`);
    if (row === undefined) throw new Error(`There is no withdrawal ${id}.`);
    return { ...row, main: (await balancesOf(this.db, member)).main };
  }

  async hashes({ id }: { id: bigint }): Promise<`0x${string}`[]> {
    const rows = await this.db.query<{ hash: `0x${string}` }>(sql`
      select hash, 0 as place from payment where withdrawal_id = ${id}
      union all select hash, place from payment_attempt where withdrawal_id = ${id} order by place`);
    return rows.map(({ hash }) => hash);
  }

  async close(): Promise<void> {
    for (const proxy of this.#proxies) await proxy.stop();
    await this.local.stop();
    const audit = await auditLedger(this.db);
    await this.database.drop();
    expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  }
}

/** Starts a chain for the tests of a file. Checks at the end that the books balance. */
export function useChain(): ChainStage {
  const stage = new ChainStage();
  beforeAll(async () => {
    [stage.database, stage.local] = await Promise.all([
      testDatabase(inject('postgresUrl')),
      LocalChain.start(),
    ]);
    await stage.local.mine(CONFIRMATIONS);
  });
  beforeEach(() => void stage.errors.splice(0));
  afterAll(() => stage.close());
  return stage;
}
