import type { MicroUsdt } from '@platform/rules/money';
import type { DemoRound } from '@platform/rules/models';
import type { ComponentProps, ReactNode } from 'react';
import type { Clock, Random } from '../../internal/seams';
import type { NamespaceMessages, TextsOf } from '../../theme/Messages';

/** The props that every demo game takes. */
export interface DemoPlayProps<Namespace extends NamespaceMessages> extends Omit<
  ComponentProps<'div'>,
  'children' | 'title'
> {
  /**
   * The name of the game, as the heading of its page.
   * @default undefined (none)
   */
  title?: ReactNode;
  /**
   * What the player has to play with, in micro-USDT.
   * @default 1000 USDT, as in the specification
   */
  demoBalance?: MicroUsdt;
  /**
   * The bet at first, in micro-USDT.
   * @default 1 USDT
   */
  defaultStake?: MicroUsdt;
  /**
   * What draws the outcomes. Keep it the same from render to render.
   * @default the browser's randomness
   */
  random?: Random;
  /**
   * What moves the rounds and dates the history. Keep it the same from render to render.
   * @default the browser's clock
   */
  now?: Clock;
  /**
   * The rounds of earlier visits, newest first. Read when the game opens.
   * @default []
   */
  earlierRounds?: readonly DemoRound[];
  /** What can be done with the rounds, below them: save them as a file. */
  historyActions?: ReactNode;
  /** Called for every bet that is settled, e.g. to raise a toast. */
  onResult?: (round: DemoRound) => void;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<Namespace>>;
}
