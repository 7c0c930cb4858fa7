import { diceBets, plinkoBets } from '../contract';
import { toDiceBets, toPlinkoBets } from '../domain/originals';
import { sourceOf } from './histories';

/** Bets on Dice for money. Pages without such games do not load this module. */
export const diceHistory = sourceOf(diceBets, {}, toDiceBets);

/** Bets on Plinko for money. */
export const plinkoHistory = sourceOf(plinkoBets, {}, toPlinkoBets);
