/** The dialogs that have an address, by the `tab` of the query string (the specification, section 2). */
type ModalTab =
  | 'forgotPassword'
  | 'wallet'
  | 'deposit'
  | 'withdraw'
  | 'activate'
  | 'generateticket'
  | 'logout';

/** Opens a dialog on the page the reader is on. */
const onThisPage = (tab: ModalTab) => `?tab=${tab}&modal=auth`;

/** Where the specification's links lead: the default of every part that links. */
export const hrefs = {
  landing: '/',
  dashboard: '/dashboard',
  signIn: '/?tab=login&modal=auth',
  register: '/?tab=register&modal=auth',
  forgotPassword: onThisPage('forgotPassword'),
  wallet: onThisPage('wallet'),
  deposit: onThisPage('deposit'),
  withdraw: onThisPage('withdraw'),
  lockFunds: onThisPage('activate'),
  generateTicket: onThisPage('generateticket'),
  logout: onThisPage('logout'),
  transactions: '/transactions',
  myBets: '/my-bets',
  settings: '/settings',
  security: '/settings/security',
  twoFactor: '/twofactor',
  support: '/support',
  guides: '/guides',
  fairness: '/fairness',
  wingo1: '/wingo1Minute',
  wingo3: '/wingo3Minute',
  colorPrediction: '/color-prediction',
  crash: '/crash',
} as const;
