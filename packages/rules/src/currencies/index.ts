export { DISPLAY_CURRENCIES, isDisplayCurrency, type DisplayCurrency } from './currencies';
export { convert, parseRate } from './rate';
