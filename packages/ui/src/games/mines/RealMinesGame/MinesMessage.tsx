'use client';

import { minesGame } from '@platform/messages/minesGame';
import type { realMinesGame } from '@platform/messages/realMinesGame';
import type { MinesBet } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { multipleOf } from '../../originals/betText';
import * as styles from './RealMinesGame.css';

type Texts = TextsOf<typeof realMinesGame>;

/** Minimum multiples for the large and the huge win message. */
const LARGE = 2n;
const HUGE = 10n;

/** Returns the size of a win in proportion to its stake; undefined if the game is not won. */
function winOf({ amount, payout }: MinesBet): 'small' | 'large' | 'huge' | undefined {
  if (payout <= amount) return undefined;
  if (payout >= HUGE * amount) return 'huge';
  return payout >= LARGE * amount ? 'large' : 'small';
}

const ENDS = {
  mine: 'lost',
  player: 'won',
  cleared: 'cleared',
  limit: 'limit',
  absence: 'absent',
} as const;

export interface MinesMessageProps {
  /** Open or ended game on the board. */
  game: MinesBet | undefined;
  /** True if the player has pressed a cell without a game. */
  early: boolean;
  /** True if the game was opened on another device, or before a reload. */
  resumed: boolean;
  /** Balance after the end of the game. */
  balance: MicroUsdt | undefined;
  text: Texts;
}

/** Multiple and state of a game. Screen readers announce the end together with the balance. */
export function MinesMessage({ game, early, resumed, balance, text }: MinesMessageProps) {
  const common = useTexts(minesGame);
  const format = useAmountFormat();
  const figures = useGameFigures();
  const multiple = (value: string) => figures.multiple(multipleOf(value));
  const sentence = () => {
    if (game === undefined) return early ? common.early : text.idle;
    if (game.cause !== null) {
      const isLost = game.state === 'lost';
      const amount = format(isLost ? game.amount : game.payout, 4);
      return text[game.state === 'returned' ? 'returned' : ENDS[game.cause]]({ amount });
    }
    if (game.nextMultiple === null || game.opened.length === 0) return text.started;
    return text.next({ multiplier: multiple(game.nextMultiple) });
  };
  const figure =
    game === undefined || game.multiple === null ? '' : figures.multiple(multipleOf(game.multiple));
  const message = resumed ? `${text.resumed} ${sentence()}` : sentence();
  return (
    <div
      role="status"
      data-state={game?.state ?? (early ? 'early' : undefined)}
      data-win={game && winOf(game)}
      className={styles.message}
    >
      {/* Keys replace an element when its text changes, because a page translator may have altered
          the element. */}
      <strong key={`figure ${figure}`} className={styles.figure}>
        {figure}
      </strong>
      <span key={message}>{message}</span>
      {balance !== undefined && (
        <VisuallyHidden key="balance">{` ${text.balance({ balance: format(balance, 4) })}`}</VisuallyHidden>
      )}
    </div>
  );
}
