'use client';

import { howToPlayDialog } from '@platform/messages/howToPlayDialog';
import {
  closingOf,
  feeRate,
  leftOf100,
  returnToPlayer,
  roundsPerDay,
  secondsOf,
  type GameType,
  type WingoBet,
} from '@platform/rules/wingo';
import { rich } from '../../../theme/rich';
import { Stack } from '../../../layout/Stack/Stack';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Text } from '../../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { BetChip } from '../BetChip/BetChip';
import { payoutsOf } from '../payouts';
import * as styles from './HowToPlayDialog.css';

export interface HowToPlayDialogProps extends Omit<
  DialogProps,
  'title' | 'children' | 'footer' | 'texts'
> {
  gameType: GameType;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof howToPlayDialog>>;
}

const BETS: WingoBet[] = [
  { betType: 'color', betValue: 'green' },
  { betType: 'color', betValue: 'violet' },
  { betType: 'color', betValue: 'red' },
  { betType: 'number', betValue: 7 },
  { betType: 'high', betValue: 'high' },
  { betType: 'low', betValue: 'low' },
];

/**
 * Formats a duration.
 * @example '45 seconds', '2 min 45 s'
 */
function durationText(seconds: number, texts: TextsOf<typeof howToPlayDialog>): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? texts.seconds({ seconds })
    : texts.minutes({ minutes, seconds: seconds % 60 });
}

/**
 * Dialog with Wingo's betting times, payouts and long-term return.
 *
 * **Do:** Show the long-term return beside the payouts.
 *
 * **Don't:** Advertise the best case, or hard-code numbers.
 *
 * | Key | Action |
 * | --- | --- |
 * | Escape | closes the dialog |
 */
export function HowToPlayDialog({ gameType, texts, ...rest }: HowToPlayDialogProps) {
  const text = useTexts(howToPlayDialog, texts);
  const figures = useGameFigures();
  const { closes } = closingOf(gameType);
  const duration = durationText(secondsOf(gameType) - closes, text);
  return (
    <Dialog {...rest} title={text.title} size="large">
      <Stack gap="l" className={styles.content}>
        <Text>{text.rules({ duration, closes, rounds: roundsPerDay(gameType) })}</Text>
        <table className={styles.table}>
          <caption className={styles.caption}>{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.bet}</th>
              <th scope="col">{text.pays}</th>
              <th scope="col" className={styles.end}>
                {text.returns}
              </th>
            </tr>
          </thead>
          <tbody>
            {BETS.map((bet) => (
              <tr key={bet.betValue}>
                <th scope="row">
                  {bet.betType === 'number' ? text.number : <BetChip bet={bet} />}
                </th>
                <td>
                  {payoutsOf(bet).map(({ digits, multiple }) => (
                    <span key={digits.join()} className={styles.payout}>
                      {bet.betType === 'number'
                        ? rich(text.onNumber, {
                            multiple: <strong>{figures.multiple(multiple)}</strong>,
                          })
                        : rich(text.onNumbers, {
                            multiple: <strong>{figures.multiple(multiple)}</strong>,
                            numbers: digits.join(', '),
                          })}
                    </span>
                  ))}
                </td>
                <td className={styles.end}>{figures.percent(returnToPlayer(bet))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Text tone="muted" size="s">
          {text.fee({ percent: figures.percent(feeRate()), rest: figures.number(leftOf100()) })}
        </Text>
      </Stack>
    </Dialog>
  );
}
