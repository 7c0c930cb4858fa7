'use client';

import { ArrowRight, Palette, Plane, Triangle } from 'lucide-react';
import type { ReactNode } from 'react';
import { hrefs } from '../../internal/hrefs';
import { Heading } from '../../primitives/Heading/Heading';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { useBrand, useOffers } from '../../theme/BrandProvider';
import { Section, type SectionProps } from '../Section/Section';
import { GameCard } from './GameCard';
import * as styles from './GameShowcase.css';
import type { ShowcaseGame } from './ShowcaseArt';

export interface GameShowcaseProps extends Omit<SectionProps, 'title' | 'children'> {
  /**
   * Whether a member is signed in: the cards lead to the games, otherwise to the sign-in dialog.
   * @default false
   */
  signedIn?: boolean;
  /** The pictures of the cards. A game without one shows its `ShowcaseArt`. */
  art?: Partial<Record<ShowcaseGame, ReactNode>>;
  /**
   * Before the brand's name in the heading.
   * @default 'Why Play on'
   */
  why?: ReactNode;
  /**
   * Where 'Play Games' leads.
   * @default '/'
   */
  playGamesHref?: string;
  /** @default the specification's texts */
  labels?: { playGames: string; play: string };
}

const LABELS = { playGames: 'Play Games', play: 'Play' };

const REASONS = [
  {
    offered: 'wingo',
    title: 'Color Prediction',
    text: 'Predict a colour correctly to earn rewards.',
    icon: <Palette aria-hidden />,
  },
  {
    offered: 'aviator',
    title: 'Aviator',
    text: 'Cash out at the right moment while a plane flies; the longer you stay in, the higher the potential reward.',
    icon: <Plane aria-hidden />,
  },
  {
    offered: 'plinko',
    title: 'Plinko',
    text: 'Drop a ball and see where it lands.',
    icon: <Triangle aria-hidden />,
  },
];

/** The number lottery has no page of its own: the specification leads it to the colour prediction. */
const CARDS: readonly { game: ShowcaseGame; offered: string; title: string; href: string }[] = [
  {
    game: 'colorPrediction',
    offered: 'wingo',
    title: 'Color Prediction',
    href: hrefs.colorPrediction,
  },
  { game: 'aviator', offered: 'aviator', title: 'Aviator', href: hrefs.crash },
  {
    game: 'numberLottery',
    offered: 'wingo',
    title: 'Number Lottery',
    href: hrefs.colorPrediction,
  },
];

/**
 * Why to play on this brand, and the cards of three games, as far as it offers them. Where there is a pointer, the card under
 * it widens to 80% while the others stay at 50%, and shows its title and link; so does a card that
 * takes the focus. On a touch screen all titles show, and the row scrolls sideways.
 */
export function GameShowcase({
  signedIn = false,
  art = {},
  why = 'Why Play on',
  playGamesHref = hrefs.landing,
  labels = LABELS,
  ...rest
}: GameShowcaseProps) {
  const { name } = useBrand();
  const offers = useOffers();
  const reasons = REASONS.filter(({ offered }) => offers(offered));
  const cards = CARDS.filter(({ offered }) => offers(offered));
  if (reasons.length === 0) return null;
  return (
    <Section
      tone="sunken"
      {...rest}
      title={
        <>
          {why} {name}
        </>
      }
      aside={
        <Link look="standalone" href={playGamesHref}>
          {labels.playGames}
          <ArrowRight aria-hidden className={styles.arrow} />
        </Link>
      }
    >
      <ul className={styles.reasons}>
        {reasons.map(({ title, text, icon }) => (
          <li key={title} className={styles.reason}>
            <span className={styles.sign}>{icon}</span>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <ul className={styles.row}>
          {cards.map(({ game, title, href }) => (
            <GameCard
              key={game}
              game={game}
              title={title}
              href={signedIn ? href : hrefs.signIn}
              play={labels.play}
              art={art[game]}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
