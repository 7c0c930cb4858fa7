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

/** Game to play, with a reason. */
export interface ShowcaseReason {
  title: string;
  text: ReactNode;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
  /**
   * Name of the game in a brand's list of games, such as `wingo`. Shown only by brands that offer
   * it.
   */
  game?: string;
}

/** Card of the showcase. */
export interface ShowcaseCard {
  /** Stable id, which selects the picture. */
  id: ShowcaseGame;
  title: string;
  /** Address for members. */
  href: string;
  /**
   * Name of the game in a brand's list of games, such as `wingo`. Shown only by brands that offer
   * it.
   */
  game?: string;
}

export interface GameShowcaseProps extends Omit<SectionProps, 'title' | 'children'> {
  /**
   * Links the cards to the games if a member is signed in, otherwise to the sign-in dialog.
   * @default false
   */
  signedIn?: boolean;
  /** Address of the sign-in, for visitors. */
  signInHref: string;
  /** Games with their reasons. Without any offered game the section is hidden. */
  reasons: readonly ShowcaseReason[];
  cards: readonly ShowcaseCard[];
  /** Pictures of the cards. A game without one shows its `ShowcaseArt`. */
  art?: Partial<Record<ShowcaseGame, ReactNode>>;
  /** Heading: a message with the brand's name. */
  why: (args: { brand: string }) => string;
  /** Address of 'Play Games'. */
  playGamesHref: string;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameShowcase>>;
}

/**
 * Shows the reasons to play on this brand, and cards of the games that it offers. With a pointer,
 * the hovered or focused card widens to 80% and shows its title and link. The other cards stay at
 * 50%. On a touch screen all titles show, and the row scrolls sideways.
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
