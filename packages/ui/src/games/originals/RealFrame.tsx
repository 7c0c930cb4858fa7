'use client';

import { realGame } from '@platform/messages/realGame';
import type { OriginalRecord } from '@platform/rules/models';
import type { ReactNode } from 'react';
import type { HistoryList } from '../../data/HistoryTable/HistoryTable';
import { onDemand } from '../../internal/onDemand';
import { Badge } from '../../primitives/Badge/Badge';
import { useTexts } from '../../theme/Messages';
import { GameFrame, type GameFrameProps } from '../GameFrame';
import * as styles from '../gameFrame.css';

const OriginalBetsTable = onDemand(
  async () => (await import('./OriginalBetsTable/OriginalBetsTable')).OriginalBetsTable,
);

export interface RealFrameProps extends Omit<
  GameFrameProps,
  'historyTab' | 'notice' | 'history' | 'play'
> {
  /** The player's bets, newest first. */
  bets: HistoryList<OriginalRecord>;
  /** Called with the bet that the player wants to verify. */
  onVerify?: ((bet: OriginalRecord) => void) | undefined;
  /** Controls beside the title. */
  actions?: ReactNode;
}

/** Layout of a real-money game: board, bet panel, and the player's verifiable bets. */
export function RealFrame({ bets, onVerify, actions, ...rest }: RealFrameProps) {
  const text = useTexts(realGame);
  return (
    <GameFrame
      {...rest}
      historyTab={text.history}
      play={text.play}
      notice={
        <div className={styles.notice}>
          <Badge tone="success" className={styles.spareBadge}>
            {text.money}
          </Badge>
          <div className={styles.actions}>{actions}</div>
        </div>
      }
      history={(emptyAction) => (
        <OriginalBetsTable {...bets} emptyAction={emptyAction} onVerify={onVerify} />
      )}
    />
  );
}
