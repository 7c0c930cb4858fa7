import { PAYOUT_NETWORK } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import type { Database } from '../db/database';
import { chainState, type ChainState } from '../wallet/chainState';
import { compareDeposits } from '../wallet/compareDeposits';
import { comparePayments } from '../wallet/comparePayments';
import type { Comparison, Difference as OnOneSide } from '../wallet/comparison';
import type { Check, Difference } from '../ledger/books/check';
import type { Measure } from '../ledger/books/figures';
import type { Chain } from '../ports/chain/chain';

function differenceOf({ kind, transaction, amount }: OnOneSide): Difference {
  const inBooks = kind === 'not-received' || kind === 'not-paid';
  return {
    subject: `${kind} ${transaction}`,
    expected: inBooks ? amount : 0n,
    found: inBooks ? 0n : amount,
  };
}

const checkOf = (name: string, compare: () => Promise<Comparison>): Check => ({
  name,
  run: async () => (await compare()).differences.map(differenceOf),
});

/** Converts an amount for metrics, where float precision is enough. */
const inUsdt = (amount: MicroUsdt): number => Number(amount) / Number(USDT);

/**
 * Returns the checks and figures of the chains. Use them for one run only, because all figures
 * share one read of the chains.
 */
export function chainBooks(db: Database, chain: Chain): { checks: Check[]; measures: Measure[] } {
  let asked: Promise<ChainState> | undefined;
  const state = () => (asked ??= chainState(db, chain));
  const deposits = chain.networks.map((network) =>
    checkOf(`deposits ${network}`, () => compareDeposits(db, chain, network)),
  );
  const payments = chain.networks.includes(PAYOUT_NETWORK)
    ? [checkOf(`payments ${PAYOUT_NETWORK}`, () => comparePayments(db, chain))]
    : [];
  const lags = chain.networks.map((network): Measure => ({
    name: 'deposit_scan_lag_seconds',
    label: network,
    read: async () => {
      const lag = (await state()).lags.find((each) => each.network === network);
      // The lag is 0 before the first search.
      return lag?.seconds ?? 0;
    },
  }));
  const wallet: Measure = {
    name: 'hot_wallet_balance_usdt',
    label: PAYOUT_NETWORK,
    read: async () => {
      const { holdings, signerSeconds } = await state();
      if (signerSeconds === undefined) return undefined;
      if (holdings === undefined) throw new Error('The hot wallet cannot be read now.');
      return inUsdt(holdings.token);
    },
  };
  const signer: Measure = {
    name: 'signer_silence_seconds',
    label: PAYOUT_NETWORK,
    read: async () => (await state()).signerSeconds,
  };
  return {
    checks: [...deposits, ...payments],
    measures: [...lags, ...(chain.payouts ? [wallet, signer] : [])],
  };
}
