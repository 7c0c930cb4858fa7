/** What a transaction offers for being mined. */
export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Nodes take a replacement only from an eighth more on. */
const raised = (fee: bigint): bigint => fee + fee / 8n + 1n;

const max = (a: bigint, b: bigint) => (a > b ? a : b);

/** Room for the base fee to rise while the transaction waits. */
export const withRoom = ({ maxFeePerGas, maxPriorityFeePerGas }: Fees): Fees => ({
  maxFeePerGas: maxFeePerGas * 2n,
  maxPriorityFeePerGas,
});

/** Fees of a replacement: enough to be taken, and no less than the market asks. */
export function raisedFees(before: Fees, market: Fees): Fees {
  const maxPriorityFeePerGas = max(
    raised(before.maxPriorityFeePerGas),
    market.maxPriorityFeePerGas,
  );
  const maxFeePerGas = max(raised(before.maxFeePerGas), market.maxFeePerGas);
  return { maxPriorityFeePerGas, maxFeePerGas: max(maxFeePerGas, maxPriorityFeePerGas) };
}
