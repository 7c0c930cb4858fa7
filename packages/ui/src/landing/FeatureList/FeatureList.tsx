import { CalendarHeart, Coins, Headset, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { Section, type SectionProps } from '../Section/Section';
import * as styles from './FeatureList.css';

/** One reason to choose the platform. */
export interface Feature {
  title: string;
  text: ReactNode;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
}

export interface FeatureListProps extends Omit<SectionProps, 'title' | 'children'> {
  /** @default 'Why choose us' */
  title?: ReactNode;
  /** @default the four reasons of the specification */
  features?: readonly Feature[];
  /**
   * What deposits are accepted in.
   * @default the specification's two tokens
   */
  deposits?: ReactNode;
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Secure transactions',
    text: 'Every deposit, bet and withdrawal is booked in a ledger that always balances.',
    icon: <ShieldCheck aria-hidden />,
  },
  {
    title: 'Easy deposits and withdrawals',
    text: 'Send USDT to your own address, withdraw to the wallet you have set.',
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
];

const DEPOSITS =
  "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.";

/** Why a visitor should choose the platform, and what deposits are accepted in. */
export function FeatureList({
  title = 'Why choose us',
  features,
  deposits = DEPOSITS,
  ...rest
}: FeatureListProps) {
  return (
    <Section
      arrangement="split"
      {...rest}
      title={title}
      aside={
        <div className={styles.deposits}>
          <Coins aria-hidden className={styles.coins} />
          <Text>{deposits}</Text>
        </div>
      }
    >
      <ul className={styles.list}>
        {(features ?? FEATURES).map((feature) => (
          <li key={feature.title} className={styles.feature}>
            <span className={styles.emblem}>{feature.icon}</span>
            <Heading level={3}>{feature.title}</Heading>
            <Text tone="muted">{feature.text}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
