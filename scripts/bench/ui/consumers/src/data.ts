/**
 * Content of the screen in every library: a menu of 55 links in 5 sections, two selects, a form in a dialog,
 * and 10 toasts. The table has 6 columns, and 100 rows per page.
 */
export const SECTIONS = ['Games', 'Wallet', 'Team', 'Reports', 'Settings'].map((title) => ({
  id: title.toLowerCase(),
  title,
  links: Array.from({ length: 11 }, (_, index) => ({
    title: `${title} ${index + 1}`,
    href: `#/${title.toLowerCase()}/${index + 1}`,
  })),
}));

export const CURRENCIES = ['USDT', 'EUR', 'INR', 'BRL', 'TRY'];
export const LANGUAGES = ['English', 'Hindi', 'Arabic', 'Spanish', 'Turkish'];
const BRANDS = ['aurora', 'ember'];

/** Changes the brand with an attribute, without rendering React again. */
export function switchBrand(): void {
  const { dataset } = document.documentElement;
  dataset.brand = BRANDS[1 - BRANDS.indexOf(dataset.brand ?? '')] ?? BRANDS[0];
}

export const STATUSES = ['Paid', 'Pending', 'Failed', 'Held'] as const;
export type Status = (typeof STATUSES)[number];

export interface Payment {
  id: string;
  date: string;
  member: string;
  network: string;
  amount: string;
  status: Status;
}

export const COLUMNS = [
  { id: 'id', header: 'Number' },
  { id: 'date', header: 'Date' },
  { id: 'member', header: 'Member' },
  { id: 'network', header: 'Network' },
  { id: 'amount', header: 'Amount' },
  { id: 'status', header: 'Status' },
] as const;

export const PAGES = 5;
const ROWS_A_PAGE = 100;
export const TOTAL = PAGES * ROWS_A_PAGE;

/** Pages start at 1. */
export const rowsOf = (page: number): Payment[] =>
  Array.from({ length: ROWS_A_PAGE }, (_, index) => {
    const number = (page - 1) * ROWS_A_PAGE + index + 1;
    return {
      id: `P-${String(number).padStart(5, '0')}`,
      date: `2026-0${(number % 9) + 1}-1${number % 10}`,
      member: `Member ${(number * 37) % 1000}`,
      network: number % 3 === 0 ? 'TRC20' : 'BEP20',
      amount: `${(number * 13) % 997}.${String(number % 100).padStart(2, '0')}`,
      status: STATUSES[number % STATUSES.length] ?? 'Paid',
    };
  });

export const TOASTS = Array.from({ length: 10 }, (_, index) => `Payment ${index + 1} was sent.`);
