import { Amount, type AmountProps } from './Amount';
import { Approximation } from './Approximation';

export type ConvertedAmountProps = AmountProps;

/**
 * `Amount` for decisions: a balance, a stake, a fee. Inside a `DisplayCurrencyProvider`, an
 * approximate value in the reader's currency follows the amount. Only USDT amounts are converted.
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
