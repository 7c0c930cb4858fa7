import type { MicroUsdt } from '@platform/rules/money';
import type { DemoRound } from '@platform/rules/models';
import type { ComponentProps, ReactNode } from 'react';
import type { Clock, Random } from '../../internal/seams';
import type { NamespaceMessages, TextsOf } from '../../theme/Messages';

export interface DemoPlayProps<Namespace extends NamespaceMessages> extends Omit<
  ComponentProps<'div'>,
  'children' | 'title'
> {
  /**
   * Title of the game, shown as the page heading.
   * @default undefined (none)
   */
  title?: ReactNode;
  /**
   * Demo balance of a new player and after a refill, in micro-USDT.
   * @default 1000 USDT, as in the specification
   */
  demoBalance?: MicroUsdt;
  /**
   * Initial balance, such as the balance from an earlier visit, in micro-USDT.
   * @default `demoBalance`
   */
  defaultBalance?: MicroUsdt | undefined;
  /** Called with the new balance after every bet, payout and refill. */
  onBalanceChange?: ((balance: MicroUsdt) => void) | undefined;
  /**
   * Initial bet, in micro-USDT.
   * @default 1 USDT
   */
  defaultStake?: MicroUsdt;
  /**
   * Random source for the outcomes, stable between renders.
   * @default the browser's randomness
   */
  random?: Random;
  /**
   * Clock for the rounds and the history, stable between renders.
   * @default the browser's clock
   */
  now?: Clock;
  /**
   * Initial rounds from earlier visits, newest first.
   * @default []
   */
  earlierRounds?: readonly DemoRound[];
  /** Links or buttons beside the note about the demo. */
  actions?: ReactNode;
  /** Actions below the history, such as an export. */
  historyActions?: ReactNode;
  /** Called for every settled bet. */
  onResult?: (round: DemoRound) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<Namespace>>;
}
