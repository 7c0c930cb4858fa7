'use client';

import { demoGame } from '@platform/messages/demoGame';
import type { DemoRound } from '@platform/rules/models';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../../internal/classNames';
import { onDemand } from '../../../internal/onDemand';
import { Badge } from '../../../primitives/Badge/Badge';
import { Button } from '../../../primitives/Button/Button';
import { Heading } from '../../../primitives/Heading/Heading';
import { Tabs } from '../../../primitives/Tabs/Tabs';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import * as styles from './DemoGame.css';

const DemoHistoryTable = onDemand(
  async () => (await import('../DemoHistoryTable/DemoHistoryTable')).DemoHistoryTable,
);

export interface DemoGameProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /**
   * Title of the game, shown as the page heading.
   * @default undefined (none)
   */
  title?: ReactNode;
  /** Accessible name of the game. */
  label: string;
  /** Label of the tab that contains the board. */
  gameTab: string;
  board: ReactNode;
  /** Bet field and buttons. */
  panel: ReactNode;
  /** Rounds, newest first. */
  rounds: readonly DemoRound[];
  /** Actions below the history, such as an export. */
  historyActions?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof demoGame>>;
}

/**
 * Demo game frame: board, bet panel, history, and a note about the demo.
 *
 * **When not to use it:** for real-money games.
 *
 * **Do:** Keep the word "demo" visible during the game.
 *
 * **Don't:** Show the balance without it.
 *
 * | Key | Action |
 * | --- | --- |
 * | Left, Right on the tabs | switches between the game and the history |
 */
export function DemoGame({
  title,
  label,
  gameTab,
  board,
  panel,
  rounds,
  historyActions,
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
  const [tab, setTab] = useState('game');
  const toGame = useRef<HTMLButtonElement>(null);
  const play = () => {
    setTab('game');
    // Focuses the game's tab, because the pressed button disappears with its tab.
    toGame.current?.focus();
  };
  const history = (
    <DemoHistoryTable
      rounds={rounds}
      actions={historyActions}
      emptyAction={<Button onClick={play}>{text.play}</Button>}
    />
  );
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.head}>
        {title !== undefined && (
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
        )}
        <p className={styles.demo}>
          <Badge tone="warning" className={styles.badge}>
            {text.demo}
          </Badge>
          <span>{text.notice}</span>
        </p>
      </div>
      <Tabs
        label={label}
        value={tab}
        onValueChange={setTab}
        slotProps={{
          tab: (id) => (id === 'game' ? { ref: toGame } : undefined),
          panel: () => ({ className: styles.tab }),
        }}
        items={[
          { id: 'game', label: gameTab, content: game },
          { id: 'history', label: text.history, content: history },
        ]}
      />
    </div>
  );
}
