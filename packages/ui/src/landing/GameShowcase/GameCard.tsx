import { ArrowRight, Dices, Palette, Plane, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link';
import * as styles from './GameCard.css';
import type { ShowcaseGame } from './GameShowcase';

export interface GameCardProps {
  game: ShowcaseGame;
  title: string;
  href: string;
  /** The word on the link. */
  play: string;
  /** A picture that fills the card. */
  art: ReactNode;
}

const SIGNS: Record<ShowcaseGame, LucideIcon> = {
  colorPrediction: Palette,
  aviator: Plane,
  numberLottery: Dices,
};

/** A card of the showcase: all of it is the link, which title and arrow reveal. */
export function GameCard({ game, title, href, play, art }: GameCardProps) {
  const Sign = SIGNS[game];
  return (
    <li className={styles.root}>
      <Link look="plain" href={href} data-game={game} className={styles.link}>
        <span aria-hidden className={styles.art}>
          {art ?? <Sign className={styles.sign} />}
        </span>
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>
          <span className={styles.play}>
            {play}
            <ArrowRight aria-hidden className={styles.arrow} />
          </span>
        </span>
      </Link>
    </li>
  );
}
