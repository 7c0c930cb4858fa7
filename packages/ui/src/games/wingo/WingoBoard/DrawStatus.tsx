'use client';

import { betNames } from '@platform/messages/betNames';
import { numberBall } from '@platform/messages/numberBall';
import type { wingoBoard } from '@platform/messages/wingoBoard';
import type { LatestResult } from '@platform/rules/models';
import { sizeOf } from '@platform/rules/wingo';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { ballName } from '../texts';

interface DrawStatusProps {
  /** Draw to announce; `undefined` if there is none. */
  draw: LatestResult | undefined;
  text: TextsOf<typeof wingoBoard>;
}

/** Announces each draw to screen readers, even if the player has no bet. */
export function DrawStatus({ draw, text }: DrawStatusProps) {
  const names = useTexts(betNames);
  const balls = useTexts(numberBall);
  return (
    <VisuallyHidden role="status">
      {draw &&
        text.drawn({
          ball: ballName(draw.number, balls),
          size: names[sizeOf(draw.number)],
        })}
    </VisuallyHidden>
  );
}
