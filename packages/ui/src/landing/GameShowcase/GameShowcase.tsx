'use client';

import { gameShowcase } from '@platform/messages/gameShowcase';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { useBrand, useOffers } from '../../theme/BrandProvider';
import { Section, type SectionProps } from '../Section/Section';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { GameCard } from './GameCard';
import * as styles from './GameShowcase.css';
import type { ShowcaseGame } from './ShowcaseArt';

export interface ShowcaseReason {
  title: string;
  text: ReactNode;
  /** Icon with `aria-hidden`. */
  icon: ReactNode;
  /** Game that the reason is about, such as `wingo`. Brands without this game hide the reason. */
  game?: string;
}

export interface ShowcaseCard {
  /** Stable id, which also determines the picture. */
  id: ShowcaseGame;
  title: string;
  href: string;
  /** The card's game, such as `wingo`. Brands without this game hide the card. */
  game?: string;
}

export interface GameShowcaseProps extends Omit<SectionProps, 'title' | 'children'> {
  /**
   * True if the cards link to the games instead of the sign-in dialog.
   * @default false
   */
  signedIn?: boolean;
  /** URL of the sign-in dialog, for visitors. */
  signInHref: string;
  /** Reasons to play. If the brand offers none of the games, the section is hidden. */
  reasons: readonly ShowcaseReason[];
  cards: readonly ShowcaseCard[];
  /** Custom card pictures, instead of a `ShowcaseArt`. */
  art?: Partial<Record<ShowcaseGame, ReactNode>>;
  /** Heading: a message that includes the brand's name. */
  why: (args: { brand: string }) => string;
  /** URL of the 'Play Games' link. */
  playGamesHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameShowcase>>;
}

/**
 * Reasons to play on this brand's site, with cards for its games. The hovered or focused card
 * widens and shows its title.
 *
 * **Do:** Show the brand's games.
 *
 * **Don't:** Put a description on the narrow card.
 */
export function GameShowcase({
  signedIn = false,
  signInHref,
  reasons,
  cards,
  art = {},
  why,
  playGamesHref,
  texts,
  ...rest
}: GameShowcaseProps) {
  const text = useTexts(gameShowcase, texts);
  const { name } = useBrand();
  const offers = useOffers();
  const onOffer = ({ game }: { game?: string }) => game === undefined || offers(game);
  const shownReasons = reasons.filter(onOffer);
  const shownCards = cards.filter(onOffer);
  if (shownReasons.length + shownCards.length === 0) return null;
  return (
    <Section
      tone="sunken"
      {...rest}
      title={why({ brand: name })}
      aside={
        <Link look="standalone" href={playGamesHref}>
          <span>{text.playGames}</span>
          <ArrowRight aria-hidden className={styles.arrow} />
        </Link>
      }
    >
      {shownReasons.length > 0 && (
        <ul className={styles.reasons}>
          {shownReasons.map(({ title, text: why, icon }) => (
            <li key={title} className={styles.reason}>
              <span className={styles.sign}>{icon}</span>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{why}</Text>
            </li>
          ))}
        </ul>
      )}
      {shownCards.length > 0 && (
        <ul className={styles.row}>
          {shownCards.map(({ id, title, href }) => (
            <GameCard
              key={id}
              game={id}
              title={title}
              href={signedIn ? href : signInHref}
              play={text.play}
              art={art[id]}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
