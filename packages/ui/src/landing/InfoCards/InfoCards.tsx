import { Coins, Gift } from 'lucide-react';
import { Grid } from '../../layout/Grid/Grid';
import { InfoCard, type InfoCardProps } from '../InfoCard/InfoCard';
import { Section, type SectionProps } from '../Section/Section';

/** One of the cards: its title, text and icon. */
export type Info = Pick<InfoCardProps, 'icon' | 'tone'> & { title: string; text: string };

export interface InfoCardsProps extends Omit<SectionProps, 'title' | 'children'> {
  /** @default the specification's two: free chips, and no purchase necessary */
  cards?: readonly Info[];
}

const CARDS: readonly Info[] = [
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
];

/**
 * What a visitor gets for nothing, as cards side by side, below each other on a phone.
 *
 * **When not to use it:** for a single card, use an `InfoCard`.
 */
export function InfoCards({ cards, ...rest }: InfoCardsProps) {
  return (
    <Section {...rest}>
      <Grid minColumn={320}>
        {(cards ?? CARDS).map(({ text, ...card }) => (
          <InfoCard key={card.title} {...card}>
            {text}
          </InfoCard>
        ))}
      </Grid>
    </Section>
  );
}
