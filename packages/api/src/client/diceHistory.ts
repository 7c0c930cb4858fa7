import { diceBets } from '../contract';
import { toDiceBets } from '../domain/originals';
import { sourceOf } from './histories';

/** Bets on Dice for money. Pages without Dice do not load this module. */
export const diceHistory = sourceOf(diceBets, {}, toDiceBets);
