'use client';

import {
  closingOf,
  FEE,
  returnToPlayer,
  roundsPerDay,
  secondsOf,
  type GameType,
  type WingoBet,
} from '@platform/rules/wingo';
import { Stack } from '../../../layout/Stack/Stack';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Text } from '../../../primitives/Text/Text';
import { BetChip } from '../BetChip/BetChip';
import { payoutsOf } from '../payouts';
import { multipleText, percentText } from '../texts';
import * as styles from './HowToPlayDialog.css';

export interface HowToPlayDialogProps extends Omit<DialogProps, 'title' | 'children' | 'footer'> {
  gameType: GameType;
  /** @default 'How to play' */
  title?: string;
}

/** One bet of each kind. */
const BETS: WingoBet[] = [
  { betType: 'color', betValue: 'green' },
  { betType: 'color', betValue: 'violet' },
  { betType: 'color', betValue: 'red' },
  { betType: 'number', betValue: 7 },
  { betType: 'high', betValue: 'high' },
  { betType: 'low', betValue: 'low' },
];

/** How long a game takes bets and how long it waits: '45 seconds', '2 min 45 s'. */
function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} seconds` : `${minutes} min ${seconds % 60} s`;
}

/**
 * The rules of Wingo: when bets are taken, what each pays, and how much of the stakes comes back in
 * the long run. All figures are computed from the rules of the game.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape | closes it |
 */
export function HowToPlayDialog({
  gameType,
  title = 'How to play',
  ...rest
}: HowToPlayDialogProps) {
  const { closes } = closingOf(gameType);
  const ordering = durationText(secondsOf(gameType) - closes);
  return (
    <Dialog {...rest} title={title} size="large">
      <Stack gap="l" className={styles.content}>
        <Text>
          Each round draws one number from 0 to 9, all equally likely. You have {ordering} to order.
          Betting closes {closes} seconds before the countdown ends, and the number is drawn while
          you wait. There are {roundsPerDay(gameType)} issues a day.
        </Text>
        <table className={styles.table}>
          <caption className={styles.caption}>What a bet pays</caption>
          <thead>
            <tr>
              <th scope="col">Bet</th>
              <th scope="col">Pays</th>
              <th scope="col" className={styles.end}>
                Return to player
              </th>
            </tr>
          </thead>
          <tbody>
            {BETS.map((bet) => (
              <tr key={bet.betValue}>
                <th scope="row">{bet.betType === 'number' ? 'Number' : <BetChip bet={bet} />}</th>
                <td>
                  {payoutsOf(bet).map(({ digits, multiple }) => (
                    <span key={digits.join()} className={styles.payout}>
                      <strong>{multipleText(multiple)}</strong>{' '}
                      {bet.betType === 'number' ? 'on the number' : `on ${digits.join(', ')}`}
                    </span>
                  ))}
                </td>
                <td className={styles.end}>{percentText(returnToPlayer(bet))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Text tone="muted" size="s">
          A service fee of {percentText(FEE)} is taken from each stake first: 100 becomes 98, and 98
          is what is multiplied. The return to player is the share of all stakes that comes back as
          winnings in the long run, the fee included.
        </Text>
      </Stack>
    </Dialog>
  );
}
