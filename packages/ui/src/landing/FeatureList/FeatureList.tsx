import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { Section, type SectionProps } from '../Section/Section';
import * as styles from './FeatureList.css';

export interface Feature {
  title: string;
  text: ReactNode;
  /** Icon with `aria-hidden`. */
  icon: ReactNode;
}

export interface FeatureListProps extends Omit<SectionProps, 'title' | 'children'> {
  title: ReactNode;
  /** Reasons, in order. */
  features: readonly Feature[];
  /** Currencies and networks for deposits. */
  deposits: ReactNode;
}

/**
 * List of reasons to choose the platform.
 *
 * **Do:** List verifiable facts.
 *
 * **Don't:** Use phrases that could be on any site.
 */
export function FeatureList({ title, features, deposits, ...rest }: FeatureListProps) {
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
        {features.map((feature) => (
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
