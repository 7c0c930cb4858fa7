export { MoneyError } from './MoneyError';
export { add, divide, reduce, times, type Rational, type Rounding } from './rational';
export {
  formatUsdt,
  LARGEST_AMOUNT,
  multiply,
  parseUsdt,
  toDecimal,
  USDT,
  type FormatUsdtOptions,
  type MicroUsdt,
} from './usdt';
