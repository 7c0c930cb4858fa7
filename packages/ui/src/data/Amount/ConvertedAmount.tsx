import { Amount, type AmountProps } from './Amount';
import { Approximation } from './Approximation';

export type ConvertedAmountProps = AmountProps;

/**
 * `Amount` that matters for a decision, such as a fee, followed by its approximate value in the
 * display currency.
 *
 * **When not to use it:** in a table, use an `Amount`.
 */
export function ConvertedAmount(props: ConvertedAmountProps) {
  const { value, currency = 'USDT', scale } = props;
  return (
    <>
      <Amount {...props} />
      {currency === 'USDT' && <Approximation value={value} scale={scale} />}
    </>
  );
}
