import { Grid } from '../../layout/Grid/Grid';
import { InfoCard, type InfoCardProps } from '../InfoCard/InfoCard';
import { Section, type SectionProps } from '../Section/Section';

export type Info = Pick<InfoCardProps, 'icon' | 'tone'> & { title: string; text: string };

export interface InfoCardsProps extends Omit<SectionProps, 'title' | 'children'> {
  cards: readonly Info[];
}

/**
 * Cards with promises, side by side.
 *
 * **When not to use it:** for a single card, use an `InfoCard`.
 *
 * **Do:** Make two or three promises of similar length.
 *
 * **Don't:** Put six promises side by side: use a `FeatureList`.
 */
export function InfoCards({ cards, ...rest }: InfoCardsProps) {
  return (
    <Section {...rest}>
      <Grid minColumn={320}>
        {cards.map(({ text, ...card }) => (
          <InfoCard key={card.title} {...card}>
            {text}
          </InfoCard>
        ))}
      </Grid>
    </Section>
  );
}
