export { DISPLAY_CURRENCIES, isDisplayCurrency, type DisplayCurrency } from './currencies';
export { convert, parseRate, type AwaitedRate, type DisplayRate } from './rate';
