export { MoneyError } from './MoneyError';
export { add, divide, reduce, times, type Rational, type Rounding } from './rational';
export {
  formatUnits,
  formatUsdt,
  LARGEST_AMOUNT,
  multiply,
  parseUsdt,
  toDecimal,
  USDT,
  USDT_DECIMALS,
  type FormatUsdtOptions,
  type MicroUsdt,
} from './usdt';
