import { Amount, type AmountProps } from './Amount';
import { Approximation } from './Approximation';

export type ConvertedAmountProps = AmountProps;

/**
 * `Amount` that a decision depends on: a balance, a stake, a fee. Below a `DisplayCurrencyProvider`
 * its approximate value in the reader's currency follows. Only USDT is converted.
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
