'use client';

import { demoGame } from '@platform/messages/demoGame';
import type { DemoRound } from '@platform/rules/models';
import type { ReactNode } from 'react';
import { onDemand } from '../../../internal/onDemand';
import { Badge } from '../../../primitives/Badge/Badge';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { GameFrame, type GameFrameProps } from '../../GameFrame';
import * as styles from '../../gameFrame.css';

const DemoHistoryTable = onDemand(
  async () => (await import('../DemoHistoryTable/DemoHistoryTable')).DemoHistoryTable,
);

export interface DemoGameProps extends Omit<
  GameFrameProps,
  'historyTab' | 'notice' | 'history' | 'play'
> {
  /** Rounds, newest first. */
  rounds: readonly DemoRound[];
  /** Links or buttons beside the note about the demo. */
  actions?: ReactNode;
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
 * **Don't:** Show the balance without the word "demo".
 *
 * | Key | Action |
 * | --- | --- |
 * | Left, Right on the tabs | switches between the game and the history |
 */
export function DemoGame({ rounds, actions, historyActions, texts, ...rest }: DemoGameProps) {
  const text = useTexts(demoGame, texts);
  return (
    <GameFrame
      {...rest}
      historyTab={text.history}
      play={text.play}
      notice={
        <div className={styles.notice}>
          <Badge tone="warning" className={styles.badge}>
            {text.demo}
          </Badge>
          <p>{text.notice}</p>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      }
      history={(emptyAction) => (
        <DemoHistoryTable rounds={rounds} actions={historyActions} emptyAction={emptyAction} />
      )}
    />
  );
}
