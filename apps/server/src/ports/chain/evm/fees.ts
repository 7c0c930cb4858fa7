export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Returns a fee high enough for a replacement. Nodes require an increase of at least an eighth. */
const raised = (fee: bigint): bigint => fee + fee / 8n + 1n;

const max = (a: bigint, b: bigint) => (a > b ? a : b);

/** Doubles the maximum fee, because the base fee may rise while the transaction waits. */
export const withRoom = ({ maxFeePerGas, maxPriorityFeePerGas }: Fees): Fees => ({
  maxFeePerGas: maxFeePerGas * 2n,
  maxPriorityFeePerGas,
});

/** Returns the fees of a replacement: high enough for nodes, and not below the market. */
export function raisedFees(before: Fees, market: Fees): Fees {
  const maxPriorityFeePerGas = max(
    raised(before.maxPriorityFeePerGas),
    market.maxPriorityFeePerGas,
  );
  const maxFeePerGas = max(raised(before.maxFeePerGas), market.maxFeePerGas);
  return { maxPriorityFeePerGas, maxFeePerGas: max(maxFeePerGas, maxPriorityFeePerGas) };
}
