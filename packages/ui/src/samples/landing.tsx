import {
  CalendarHeart,
  Coins,
  Gift,
  Headset,
  Palette,
  Plane,
  ShieldCheck,
  Triangle,
  Wallet,
} from 'lucide-react';
import { hrefs } from './site';

// Landing page content. Applications define their own.

export const hero = {
  eyebrow: 'Gaming platform',
  welcome: ({ brand }: { brand: string }) => `Welcome to ${brand}`,
  claims: [
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses of free casino chips',
    'No purchase necessary',
  ],
  playHref: hrefs.signIn,
  registerHref: hrefs.register,
  guidesHref: hrefs.guides,
} as const;

export const featureList = {
  title: 'Why choose us',
  features: [
    {
      title: 'Secure transactions',
      text: 'Every deposit, bet and withdrawal is recorded in a ledger that always balances.',
      icon: <ShieldCheck aria-hidden />,
    },
    {
      title: 'Easy deposits and withdrawals',
      text: 'Send USDT to your own deposit address, withdraw to your own wallet.',
      icon: <Wallet aria-hidden />,
    },
    {
      title: '24/7 support',
      text: 'Ask at any hour and follow your ticket until it is solved.',
      icon: <Headset aria-hidden />,
    },
    {
      title: 'Daily login bonuses',
      text: 'Free casino chips wait for you every day you sign in.',
      icon: <CalendarHeart aria-hidden />,
    },
  ],
  deposits: "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.",
} as const;

export const infoCards = {
  cards: [
    {
      title: 'Free chips',
      icon: <Coins aria-hidden />,
      text: 'Sign in every day and collect your daily login bonus of free casino chips.',
    },
    {
      title: 'No purchase necessary',
      icon: <Gift aria-hidden />,
      tone: 'spark',
      text: 'Register, take your free chips and play. You decide whether you ever deposit.',
    },
  ],
} as const;

export const gameShowcase = {
  why: ({ brand }: { brand: string }) => `Why Play on ${brand}`,
  playGamesHref: hrefs.home,
  signInHref: hrefs.signIn,
  reasons: [
    {
      title: 'Color Prediction',
      text: 'Predict a colour correctly to earn rewards.',
      icon: <Palette aria-hidden />,
      game: 'wingo',
    },
    {
      title: 'Aviator',
      text: 'Cash out at the right moment while a plane flies; the longer you stay in, the higher the potential reward.',
      icon: <Plane aria-hidden />,
      game: 'aviator',
    },
    {
      title: 'Plinko',
      text: 'Drop a ball and see where it lands.',
      icon: <Triangle aria-hidden />,
      game: 'plinko',
    },
  ],
  cards: [
    {
      id: 'colorPrediction',
      title: 'Color Prediction',
      game: 'wingo',
      href: '/color-prediction',
    },
    { id: 'aviator', title: 'Aviator', game: 'aviator', href: '/crash' },
    { id: 'numberLottery', title: 'Number Lottery', game: 'wingo', href: '/color-prediction' },
  ],
} as const;

export const faq = {
  title: 'Frequently asked questions',
  items: [
    {
      id: 'security',
      title: 'Secure Transactions',
      content:
        'Every deposit, bet and withdrawal is recorded in a ledger that always balances. You can protect your withdrawals with two-factor authentication.',
    },
    {
      id: 'payments',
      title: 'Easy Deposits and Withdrawals',
      content:
        "Deposit with the platform's own BEP20 token or with USDT BEP20, and withdraw to the wallet address in your settings, from 10 USD.",
    },
    {
      id: 'support',
      title: '24/7 Support',
      content:
        'Generate a ticket at any hour, day or night, and follow its status until it is solved.',
    },
  ],
} as const;

export const promotion = 'Self Bonus requires playing 2 bets of 0.2% each daily';
