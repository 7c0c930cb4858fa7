'use client';

import type { wingoBoard } from '@platform/messages/wingoBoard';
import { CircleQuestionMark, Keyboard, ShieldCheck } from 'lucide-react';
import { Heading } from '../../../primitives/Heading/Heading';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import type { TextsOf } from '../../../theme/Messages';
import type { SoundChoice } from '../../SoundFields/soundChoice';
import { PeriodNumber } from '../PeriodNumber/PeriodNumber';
import { SoundButton } from './SoundButton';
import { Tools } from './Tools';
import * as styles from './WingoBoard.css';

export type ToolDialog = 'fairness' | 'help' | 'keys' | 'stake';

export interface BoardHeadProps {
  name: string;
  roundNumber: string | undefined;
  hasSound: boolean;
  sound: SoundChoice;
  onSoundChange: (sound: SoundChoice) => void;
  /** Plays a sample sound at the given volume. */
  onTry: (volume: number) => void;
  onOpen: (dialog: ToolDialog) => void;
  text: TextsOf<typeof wingoBoard>;
}

export function BoardHead({
  name,
  roundNumber,
  hasSound,
  sound,
  onSoundChange,
  onTry,
  onOpen,
  text,
}: BoardHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <Heading level={1} size="m">
          {name}
        </Heading>
        <PeriodNumber roundNumber={roundNumber} className={styles.period} />
      </div>
      <Tools label={text.tools}>
        {hasSound && (
          <SoundButton sound={sound} onSoundChange={onSoundChange} onTry={onTry} text={text} />
        )}
        <IconButton label={text.fairness} tooltip onClick={() => onOpen('fairness')}>
          <ShieldCheck aria-hidden />
        </IconButton>
        <IconButton label={text.help} tooltip onClick={() => onOpen('help')}>
          <CircleQuestionMark aria-hidden />
        </IconButton>
        <IconButton
          label={text.keys}
          tooltip
          className={styles.keys}
          onClick={() => onOpen('keys')}
        >
          <Keyboard aria-hidden />
        </IconButton>
      </Tools>
    </div>
  );
}
