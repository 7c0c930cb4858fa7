import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Aviator } from './drawings/Aviator';
import { ColorPrediction } from './drawings/ColorPrediction';
import { Dice } from './drawings/Dice';
import { Lottery } from './drawings/Lottery';
import { Mines } from './drawings/Mines';
import { Numbers } from './drawings/Numbers';
import { Plinko } from './drawings/Plinko';
import { SmallBig } from './drawings/SmallBig';
import * as styles from './GameArt.css';

const DRAWINGS = {
  aviator: Aviator,
  colorPrediction: ColorPrediction,
  dice: Dice,
  lottery: Lottery,
  mines: Mines,
  numbers: Numbers,
  plinko: Plinko,
  smallBig: SmallBig,
};

export type IllustratedGame = keyof typeof DRAWINGS;

export interface GameArtProps extends Omit<ComponentProps<'div'>, 'children'> {
  game: IllustratedGame;
}

/**
 * Game illustration in the brand's colours.
 *
 * **When not to use it:** as the only name of a game.
 *
 * **Do:** Show the game's name beside the illustration.
 *
 * **Don't:** Show the illustration alone: all Wingo games share it.
 */
export function GameArt({ game, className, ...rest }: GameArtProps) {
  const Drawing = DRAWINGS[game];
  return (
    <div aria-hidden {...rest} className={classNames(styles.root, className)}>
      <svg viewBox="0 0 160 120" className={styles.drawing}>
        <Drawing />
      </svg>
    </div>
  );
}
