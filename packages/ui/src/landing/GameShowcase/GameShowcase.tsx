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

/** A game to play here, and why. */
export interface ShowcaseReason {
  title: string;
  text: ReactNode;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
  /** What a brand calls the game, for brands that offer only some: `wingo`. */
  game?: string;
}

/** A card of the showcase. */
export interface ShowcaseCard {
  /** Stable; which picture it shows. */
  id: ShowcaseGame;
  title: string;
  /** Where it leads a member. */
  href: string;
  /** What a brand calls the game, for brands that offer only some: `wingo`. */
  game?: string;
}

export interface GameShowcaseProps extends Omit<SectionProps, 'title' | 'children'> {
  /**
   * Whether a member is signed in: the cards lead to the games, otherwise to the sign-in dialog.
   * @default false
   */
  signedIn?: boolean;
  /** Where the cards lead a visitor. */
  signInHref: string;
  /** The games, each with what it is. Without any on offer the section is absent. */
  reasons: readonly ShowcaseReason[];
  cards: readonly ShowcaseCard[];
  /** The pictures of the cards. A game without one shows its `ShowcaseArt`. */
  art?: Partial<Record<ShowcaseGame, ReactNode>>;
  /** The heading, a message with the brand's name. */
  why: (args: { brand: string }) => string;
  /** Where 'Play Games' leads. */
  playGamesHref: string;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameShowcase>>;
}

/**
 * Why to play on this brand, and the cards of its games, as far as it offers them. Where there is a
 * pointer, the card under it widens to 80% while the others stay at 50%, and shows its title and
 * link; so does a card that takes the focus. On a touch screen all titles show, and the row scrolls
 * sideways.
 *
 * **Do:** Show the games that the brand offers: its facts hold the list, not the page.
 *
 * **Don't:** Write a description into the narrow card: it belongs in the guide of the game.
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
