'use client';

import { betNames } from '@platform/messages/betNames';
import { crashGuide } from '@platform/messages/crashGuide';
import { diceGuide } from '@platform/messages/diceGuide';
import { minesGuide } from '@platform/messages/minesGuide';
import { plinkoGuide } from '@platform/messages/plinkoGuide';
import { wingoGuide } from '@platform/messages/wingoGuide';
import { useLanguage, useTexts } from '../../theme/Messages';
import { GameArt } from '../GameArt/GameArt';
import type { GameGuideProps } from '../GameGuide/GameGuide';
import { crashGuideOf } from './crashGuide';
import { diceGuideOf } from './diceGuide';
import { minesGuideOf } from './minesGuide';
import { plinkoGuideOf } from './plinkoGuide';
import { wingoGuideOf } from './wingoGuide';

export interface GuideOfGame extends Pick<
  GameGuideProps,
  'title' | 'art' | 'intro' | 'steps' | 'odds' | 'note' | 'demo'
> {
  /** Key of the game in a brand's `games`. */
  readonly game: 'wingo' | 'aviator' | 'plinko' | 'dice' | 'mines';
}

/** Returns the guides for all games. */
export function useGameGuides(): readonly GuideOfGame[] {
  const language = useLanguage();
  const wingo = wingoGuideOf(useTexts(wingoGuide), useTexts(betNames), language);
  const crash = crashGuideOf(useTexts(crashGuide), language);
  const plinko = plinkoGuideOf(useTexts(plinkoGuide), language);
  const dice = diceGuideOf(useTexts(diceGuide), language);
  const mines = minesGuideOf(useTexts(minesGuide), language);
  return [
    { ...wingo, game: 'wingo', art: <GameArt game="colorPrediction" /> },
    { ...crash, game: 'aviator', art: <GameArt game="aviator" />, demo: true },
    { ...plinko, game: 'plinko', art: <GameArt game="plinko" />, demo: true },
    { ...dice, game: 'dice', art: <GameArt game="dice" />, demo: true },
    { ...mines, game: 'mines', art: <GameArt game="mines" />, demo: true },
  ];
}
