'use client';

import { betNames } from '@platform/messages/betNames';
import { wingoReturns } from '@platform/messages/wingoReturns';
import type { Figures } from '../../data/FigureTable/FigureTable';
import { useLanguage, useTexts } from '../../theme/Messages';
import { wingoReturnsOf } from './wingoReturns';

/** Returns the return table for a `FairnessGuide`. */
export const useWingoReturns = (): Figures =>
  wingoReturnsOf(useTexts(wingoReturns), useTexts(betNames), useLanguage());
