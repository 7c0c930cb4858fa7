/** What the landing page, the footer and the banner of the dashboard say. */

export const HERO = {
  eyebrow: 'Gaming platform',
  welcome: 'Welcome to',
  claims: [
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses of free casino chips',
    'No purchase necessary',
  ],
} as const;

export const FEATURES = {
  title: 'Why choose us',
  features: [
    {
      id: 'security',
      title: 'Secure transactions',
      text: 'Every deposit, bet and withdrawal is booked in a ledger that always balances.',
    },
    {
      id: 'payments',
      title: 'Easy deposits and withdrawals',
      text: 'Send USDT to your own address, withdraw to the wallet you have set.',
    },
    {
      id: 'support',
      title: '24/7 support',
      text: 'Ask at any hour and follow your ticket until it is solved.',
    },
    {
      id: 'bonuses',
      title: 'Daily login bonuses',
      text: 'Free casino chips wait for you every day you sign in.',
    },
  ],
  deposits: "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.",
} as const;

export const INFO = [
  {
    id: 'chips',
    title: 'Free chips',
    text: 'Sign in every day and collect your daily login bonus of free casino chips.',
  },
  {
    id: 'noPurchase',
    title: 'No purchase necessary',
    text: 'Register, take your free chips and play. You decide whether you ever deposit.',
  },
] as const;

/** The games by what brands call them. */
export const SHOWCASE = {
  why: 'Why Play on',
  reasons: [
    {
      game: 'wingo',
      title: 'Color Prediction',
      text: 'Predict a colour correctly to earn rewards.',
    },
    {
      game: 'aviator',
      title: 'Aviator',
      text: 'Cash out at the right moment while a plane flies; the longer you stay in, the higher the potential reward.',
    },
    { game: 'plinko', title: 'Plinko', text: 'Drop a ball and see where it lands.' },
  ],
  cards: [
    { id: 'colorPrediction', game: 'wingo', title: 'Color Prediction' },
    { id: 'aviator', game: 'aviator', title: 'Aviator' },
    { id: 'numberLottery', game: 'wingo', title: 'Number Lottery' },
  ],
} as const;

export const FAQ = {
  title: 'Frequently asked questions',
  items: [
    {
      id: 'security',
      title: 'Secure Transactions',
      content:
        'Every deposit, bet and withdrawal is booked in a ledger that always balances, and you can protect your withdrawals with two-factor authentication.',
    },
    {
      id: 'payments',
      title: 'Easy Deposits and Withdrawals',
      content:
        "Deposit with the platform's own BEP20 token or with USDT BEP20, and withdraw to the wallet address of your settings, from 10 USD.",
    },
    {
      id: 'support',
      title: '24/7 Support',
      content:
        'Generate a ticket at any hour, day or night, and follow its status until it is solved.',
    },
  ],
} as const;

export const PROMOTION = 'Self Bonus requires playing 2 bets of 0.2% each daily';

export const FOOTER = {
  statement:
    'Gambling should stay a pleasure. Play responsibly: set yourself limits, take breaks, and never stake what you cannot afford to lose.',
  help: {
    helpHref: 'https://www.begambleaware.org/',
    helpText: 'Help and advice on responsible gambling',
  },
  /** What the link to a brand's own help reads. */
  brandHelpText: 'Help and support',
} as const;
