'use client';

import { gameGuide } from '@platform/messages/gameGuide';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FigureTable, type Figures } from '../../data/FigureTable/FigureTable';
import { classNames } from '../../internal/classNames';
import { Badge } from '../../primitives/Badge/Badge';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './GameGuide.css';

export interface GameGuideProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The name of the game. */
  title: string;
  /** Its picture: a `GameArt`. */
  art: ReactNode;
  /** What the game is about, in a sentence or two. */
  intro: ReactNode;
  /** How it is played, one step after the other. */
  steps: readonly string[];
  /** What can be won, how likely that is, and how much comes back in the long run. */
  odds: Figures;
  /** What there is to know about the figures. */
  note?: ReactNode;
  /** Where it is played. */
  href: string;
  /**
   * The game is played for fun: no balance is moved.
   * @default false
   */
  demo?: boolean;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameGuide>>;
}

/**
 * How a game is played, its odds and its return.
 *
 * **When not to use it:** in the middle of a game; the board has a `HowToPlayDialog`.
 *
 * **Do:** Show odds and return first, then how to play, then the way to the game.
 *
 * **Don't:** Recommend a strategy: no bet changes the odds of the next, and such advice costs
 * players money.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | on the button: goes to the game |
 */
export function GameGuide({
  title,
  art,
  intro,
  steps,
  odds,
  note,
  href,
  demo = false,
  texts,
  className,
  ...rest
}: GameGuideProps) {
  const text = useTexts(gameGuide, texts);
  const titleId = useId();
  return (
    <section {...rest} aria-labelledby={titleId} className={classNames(styles.root, className)}>
      <div className={styles.art}>{art}</div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {demo && <Badge tone="warning">{text.demo}</Badge>}
        </div>
        <Text tone="muted">{intro}</Text>
        <div className={styles.how}>
          <Heading level={3} size="s">
            {text.steps}
          </Heading>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <FigureTable {...odds} />
        {note !== undefined && (
          <Text size="s" tone="muted">
            {note}
          </Text>
        )}
        <ButtonLink href={href} className={styles.play}>
          {text.play({ title })}
        </ButtonLink>
      </div>
    </section>
  );
}
