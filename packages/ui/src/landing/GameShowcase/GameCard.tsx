'use client';

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { bringIntoView } from '../../internal/browser';
import { Link } from '../../primitives/Link/Link';
import * as styles from './GameCard.css';
import { ShowcaseArt, type ShowcaseGame } from './ShowcaseArt';

export interface GameCardProps {
  game: ShowcaseGame;
  title: string;
  href: string;
  play: string;
  /** Picture that fits the card. @default a `ShowcaseArt` */
  art: ReactNode;
}

/** Showcase card. Hover or focus reveals the title and the arrow. */
export function GameCard({ game, title, href, play, art }: GameCardProps) {
  return (
    <li className={styles.root}>
      <Link
        look="plain"
        href={href}
        data-game={game}
        className={styles.link}
        // Scrolls again, because the browser scrolled the card into view before the card widened.
        onFocus={({ currentTarget }) => bringIntoView(currentTarget)}
      >
        <span aria-hidden className={styles.art}>
          {art ?? <ShowcaseArt game={game} />}
        </span>
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>
          <span className={styles.play}>
            <span>{play}</span>
            <ArrowRight aria-hidden className={styles.arrow} />
          </span>
        </span>
      </Link>
    </li>
  );
}
