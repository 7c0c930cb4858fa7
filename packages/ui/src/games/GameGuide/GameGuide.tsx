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
  /** Name of the game. */
  title: string;
  /** A `GameArt`. */
  art: ReactNode;
  /** One or two sentences. */
  intro: ReactNode;
  steps: readonly string[];
  /** Table of wins with their odds and returns. */
  odds: Figures;
  /** Note below the odds. */
  note?: ReactNode;
  /** URL of the game. */
  href: string;
  /**
   * True if the game is a demo, which does not affect the balance.
   * @default false
   */
  demo?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof gameGuide>>;
}

/**
 * Game guide: steps, odds and return.
 *
 * **When not to use it:** during a game, use the board's `HowToPlayDialog`.
 *
 * **Do:** Show odds and return before the rules.
 *
 * **Don't:** Recommend a strategy: no bet changes the odds of the next one.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | on the button: opens the game |
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
