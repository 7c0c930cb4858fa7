'use client';

import { betSlip } from '@platform/messages/betSlip';
import { Button } from '../../../primitives/Button/Button';
import { Popover } from '../../../primitives/Popover/Popover';
import { useTexts } from '../../../theme/Messages';
import { addition } from '../BetSlip/BetSlip.css';
import { Picks, type PicksProps } from './Picks';
import * as styles from './WingoBoard.css';

/** Fields in a panel, for bets on the next round while the fields of the board are blocked. */
export function NextBets(props: Pick<PicksProps, 'staged' | 'onPick'>) {
  const text = useTexts(betSlip);
  return (
    <Popover
      label={text.fields}
      trigger={
        <Button tone="neutral" className={addition}>
          {text.add}
        </Button>
      }
    >
      <div className={styles.nextBets}>
        <Picks {...props} blocked={false} drawn={undefined} stakes={undefined} />
      </div>
    </Popover>
  );
}
