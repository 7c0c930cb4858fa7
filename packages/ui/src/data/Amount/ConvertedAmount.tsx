import { Amount, type AmountProps } from './Amount';
import { Approximation } from './Approximation';

export type ConvertedAmountProps = AmountProps;

/**
 * An `Amount` that a decision depends on: a balance, a stake, a fee. Behind it stands what it is about
 * in the reader's currency, below a `DisplayCurrencyProvider`; of USDT only, which its rate is for.
 *
 * **When not to use it:** in a table, use an `Amount`; what is exact is enough there.
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
