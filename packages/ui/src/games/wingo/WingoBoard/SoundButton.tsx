'use client';

import type { wingoBoard } from '@platform/messages/wingoBoard';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { onDemand } from '../../../internal/onDemand';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { Popover } from '../../../primitives/Popover/Popover';
import type { TextsOf } from '../../../theme/Messages';
import type { SoundChoice, SoundFieldsProps } from '../../SoundFields/SoundFields';

const SoundFields = onDemand(
  async () => (await import('../../SoundFields/SoundFields')).SoundFields,
);

interface SoundButtonProps extends Pick<SoundFieldsProps, 'onSoundChange' | 'onTry'> {
  sound: SoundChoice;
  tabIndex?: number;
  text: TextsOf<typeof wingoBoard>;
}

/** Minimum volume for the loud speaker icon. */
const LOUD = 50;

function Loudspeaker({ sound: { volume, muted } }: Pick<SoundButtonProps, 'sound'>) {
  if (muted || volume === 0) return <VolumeX aria-hidden />;
  return volume < LOUD ? <Volume1 aria-hidden /> : <Volume2 aria-hidden />;
}

export function SoundButton({ tabIndex, text, ...fields }: SoundButtonProps) {
  const { muted, volume } = fields.sound;
  return (
    <Popover
      label={text.sound}
      trigger={
        <IconButton
          label={muted || volume === 0 ? text.soundOff : text.sound}
          tooltip
          tabIndex={tabIndex}
        >
          <Loudspeaker sound={fields.sound} />
        </IconButton>
      }
    >
      <SoundFields {...fields} />
    </Popover>
  );
}
