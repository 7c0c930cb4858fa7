import { diceBets, minesGames, plinkoBets } from '../contract';
import { toMinesRecords } from '../domain/mines';
import { toDiceBets, toPlinkoBets } from '../domain/originals';
import { sourceOf } from './histories';

/** Bets on real-money Dice. Pages without such games do not load this module. */
export const diceHistory = sourceOf(diceBets, {}, toDiceBets);

/** Real-money games of Mines. */
export const minesHistory = sourceOf(minesGames, {}, toMinesRecords);

/** Bets on real-money Plinko. */
export const plinkoHistory = sourceOf(plinkoBets, {}, toPlinkoBets);
