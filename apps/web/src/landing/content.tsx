import { landingPage as text } from '@platform/messages/landingPage';
import { MINIMUM_WITHDRAWAL } from '@platform/rules/funds';
import { USDT } from '@platform/rules/money';
import type { BrandContent } from '@platform/ui';
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
import { paths } from '../paths';

export const HERO = {
  eyebrow: text.eyebrow,
  welcome: text.welcome,
  claims: [
    text.claimSecure,
    text.claimPayments,
    text.claimSupport,
    text.claimBonuses,
    text.claimFree,
  ],
};

export const FEATURES = {
  title: text.featuresTitle,
  features: [
    { title: text.securityTitle, text: text.securityText, icon: <ShieldCheck aria-hidden /> },
    { title: text.paymentsTitle, text: text.paymentsText, icon: <Wallet aria-hidden /> },
    { title: text.supportTitle, text: text.supportText, icon: <Headset aria-hidden /> },
    { title: text.bonusesTitle, text: text.bonusesText, icon: <CalendarHeart aria-hidden /> },
  ],
  deposits: text.deposits,
};

export const INFO = [
  { title: text.chipsTitle, text: text.chipsText, icon: <Coins aria-hidden /> },
  {
    title: text.noPurchaseTitle,
    text: text.noPurchaseText,
    icon: <Gift aria-hidden />,
    tone: 'spark',
  },
] as const;

/** Games of the landing page. `game` is the key in the brand's list of games. */
export const SHOWCASE = {
  why: text.why,
  reasons: [
    {
      game: 'wingo',
      title: text.colorTitle,
      text: text.colorText,
      icon: <Palette aria-hidden />,
    },
    {
      game: 'aviator',
      title: text.aviatorTitle,
      text: text.aviatorText,
      icon: <Plane aria-hidden />,
    },
    {
      game: 'plinko',
      title: text.plinkoTitle,
      text: text.plinkoText,
      icon: <Triangle aria-hidden />,
    },
  ],
  cards: [
    {
      id: 'colorPrediction',
      game: 'wingo',
      title: text.colorTitle,
      href: paths.colorPrediction,
    },
    { id: 'aviator', game: 'aviator', title: text.aviatorTitle, href: paths.crash },
    // Links to colour prediction, as the specification says, because the lottery has no page.
    {
      id: 'numberLottery',
      game: 'wingo',
      title: text.lotteryTitle,
      href: paths.colorPrediction,
    },
  ],
} as const;

export function faqOf({ faq, minimumWithdrawal }: BrandContent) {
  const minimum = String(minimumWithdrawal ?? MINIMUM_WITHDRAWAL / USDT);
  return {
    title: text.faqTitle,
    items: faq?.map(({ question, answer }) => ({
      id: question,
      title: question,
      content: answer,
    })) ?? [
      { id: 'security', title: text.faqSecurity, content: text.faqSecurityText },
      { id: 'payments', title: text.faqPayments, content: text.faqPaymentsText({ minimum }) },
      { id: 'support', title: text.faqSupport, content: text.faqSupportText },
    ],
  };
}
