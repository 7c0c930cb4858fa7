import { footerTexts } from '@platform/messages/footerTexts';
import { landingPage } from '@platform/messages/landingPage';

/** What the landing page, the footer and the banner of the dashboard say. */

export const HERO = {
  eyebrow: landingPage.eyebrow,
  welcome: landingPage.welcome,
  claims: [
    landingPage.claimSecure,
    landingPage.claimPayments,
    landingPage.claimSupport,
    landingPage.claimBonuses,
    landingPage.claimFree,
  ],
} as const;

export const FEATURES = {
  title: landingPage.featuresTitle,
  features: [
    {
      id: 'security',
      title: landingPage.securityTitle,
      text: landingPage.securityText,
    },
    {
      id: 'payments',
      title: landingPage.paymentsTitle,
      text: landingPage.paymentsText,
    },
    {
      id: 'support',
      title: landingPage.supportTitle,
      text: landingPage.supportText,
    },
    {
      id: 'bonuses',
      title: landingPage.bonusesTitle,
      text: landingPage.bonusesText,
    },
  ],
  deposits: landingPage.deposits,
} as const;

export const INFO = [
  {
    id: 'chips',
    title: landingPage.chipsTitle,
    text: landingPage.chipsText,
  },
  {
    id: 'noPurchase',
    title: landingPage.noPurchaseTitle,
    text: landingPage.noPurchaseText,
  },
] as const;

/** The games by what brands call them. */
export const SHOWCASE = {
  why: landingPage.why,
  reasons: [
    {
      game: 'wingo',
      title: landingPage.colorTitle,
      text: landingPage.colorText,
    },
    {
      game: 'aviator',
      title: landingPage.aviatorTitle,
      text: landingPage.aviatorText,
    },
    { game: 'plinko', title: landingPage.plinkoTitle, text: landingPage.plinkoText },
  ],
  cards: [
    { id: 'colorPrediction', game: 'wingo', title: landingPage.colorTitle },
    { id: 'aviator', game: 'aviator', title: landingPage.aviatorTitle },
    { id: 'numberLottery', game: 'wingo', title: landingPage.lotteryTitle },
  ],
} as const;

export const FAQ = {
  title: landingPage.faqTitle,
  items: [
    {
      id: 'security',
      title: landingPage.faqSecurity,
      content: landingPage.faqSecurityText,
    },
    {
      id: 'payments',
      title: landingPage.faqPayments,
      content: landingPage.faqPaymentsText,
    },
    {
      id: 'support',
      title: landingPage.faqSupport,
      content: landingPage.faqSupportText,
    },
  ],
} as const;

export const PROMOTION = footerTexts.promotion;

export const FOOTER = {
  statement: footerTexts.statement,
  help: {
    helpHref: 'https://www.begambleaware.org/',
    helpText: footerTexts.help,
  },
  /** What the link to a brand's own help reads. */
  brandHelpText: footerTexts.brandHelp,
} as const;
