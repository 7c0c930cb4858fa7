import { Amount, type AmountProps } from './Amount';
import { Approximation } from './Approximation';

export type ConvertedAmountProps = AmountProps;

/**
 * `Amount` for decisions, such as a balance or a fee. Inside a `DisplayCurrencyProvider`, an
 * approximate value in the reader's currency follows a USDT amount.
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
