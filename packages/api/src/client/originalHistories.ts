import { diceBets, minesGames, plinkoBets } from '../contract';
import { toMinesRecords } from '../domain/mines';
import { toDiceBets, toPlinkoBets } from '../domain/originals';
import { sourceOf } from './histories';

/** Bets on Dice for money. Pages without such games do not load this module. */
export const diceHistory = sourceOf(diceBets, {}, toDiceBets);

/** Games of Mines for money. */
export const minesHistory = sourceOf(minesGames, {}, toMinesRecords);

/** Bets on Plinko for money. */
export const plinkoHistory = sourceOf(plinkoBets, {}, toPlinkoBets);
