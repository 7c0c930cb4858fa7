'use client';

import { demoGame } from '@platform/messages/demoGame';
import type { DemoRound } from '@platform/rules/models';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../internal/classNames';
import { Badge } from '../../../primitives/Badge/Badge';
import { Tabs } from '../../../primitives/Tabs/Tabs';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { DemoHistoryTable } from '../DemoHistoryTable/DemoHistoryTable';
import * as styles from './DemoGame.css';

export interface DemoGameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the game, for screen readers. */
  label: string;
  /** The name of the tab with the board. */
  gameTab: string;
  /** Where the game is watched. */
  board: ReactNode;
  /** Where it is played: the bet and its buttons. Beside the board, under it on a phone. */
  panel: ReactNode;
  /** The rounds played so far, newest first. */
  rounds: readonly DemoRound[];
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof demoGame>>;
}

/**
 * The table that a demo game stands on: board, bet panel, the history, and the word
 * that no money is moved.
 *
 * **When not to use it:** for a game that takes money.
 *
 * | Key | Does |
 * | --- | --- |
 * | Left, Right on the tabs | goes between the game and the history |
 */
export function DemoGame({
  label,
  gameTab,
  board,
  panel,
  rounds,
  texts,
  className,
  ...rest
}: DemoGameProps) {
  const text = useTexts(demoGame, texts);
  const game = (
    <div className={styles.table}>
      <div className={styles.board}>{board}</div>
      <div className={styles.panel}>{panel}</div>
    </div>
  );
  const history = <DemoHistoryTable rounds={rounds} />;
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <p className={styles.demo}>
        <Badge tone="warning" className={styles.badge}>
          {text.demo}
        </Badge>
        {text.notice}
      </p>
      <Tabs
        label={label}
        items={[
          { id: 'game', label: gameTab, content: game },
          { id: 'history', label: text.history, content: history },
        ]}
      />
    </div>
  );
}
