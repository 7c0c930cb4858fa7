export { DISPLAY_CURRENCIES, isDisplayCurrency, type DisplayCurrency } from './currencies';
export { convert, parseRate, type DisplayRate } from './rate';
