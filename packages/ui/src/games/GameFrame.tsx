'use client';

import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../internal/classNames';
import { Button } from '../primitives/Button/Button';
import { Heading } from '../primitives/Heading/Heading';
import { Tabs } from '../primitives/Tabs/Tabs';
import * as styles from './gameFrame.css';

export interface GameFrameProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /**
   * Title of the game, shown as the page heading.
   * @default undefined (none)
   */
  title?: ReactNode;
  /** Accessible name of the game. */
  label: string;
  /** Label of the tab that contains the board. */
  gameTab: string;
  historyTab: string;
  /** Content beside the title. */
  notice: ReactNode;
  board: ReactNode;
  /** Bet field and buttons. */
  panel: ReactNode;
  /** Renders the history. The action of an empty history links to the game. */
  history: (emptyAction: ReactNode) => ReactNode;
  /** Text of the action in an empty history. */
  play: string;
}

/** Frame of a game: the board and the bet panel in one tab, and the history in another. */
export function GameFrame({
  title,
  label,
  gameTab,
  historyTab,
  notice,
  board,
  panel,
  history,
  play,
  className,
  ...rest
}: GameFrameProps) {
  const [tab, setTab] = useState('game');
  const toGame = useRef<HTMLButtonElement>(null);
  const game = (
    <div className={styles.table}>
      <div className={styles.board}>{board}</div>
      <div className={styles.panel}>{panel}</div>
    </div>
  );
  const showGame = () => {
    setTab('game');
    // Focuses the game's tab, because the pressed button disappears with its tab.
    toGame.current?.focus();
  };
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.head}>
        {title !== undefined && (
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
        )}
        {notice}
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
          {
            id: 'history',
            label: historyTab,
            content: history(<Button onClick={showGame}>{play}</Button>),
          },
        ]}
      />
    </div>
  );
}
