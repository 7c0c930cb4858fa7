import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '../../primitives/Accordion/Accordion';
import { Section, type SectionProps } from '../Section/Section';

export interface FaqProps extends Omit<SectionProps, 'title' | 'children'> {
  /** @default 'Frequently asked questions' */
  title?: ReactNode;
  /** @default the specification's three questions */
  items?: readonly AccordionItem[];
}

const ITEMS: readonly AccordionItem[] = [
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
];

/** The questions that visitors ask before they register. One answer is open at a time. */
export function Faq({ title = 'Frequently asked questions', items = ITEMS, ...rest }: FaqProps) {
  return (
    <Section arrangement="split" {...rest} title={title}>
      <Accordion items={items} />
    </Section>
  );
}
