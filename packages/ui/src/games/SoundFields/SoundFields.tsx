'use client';

import { soundFields } from '@platform/messages/soundFields';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type PartProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { Button } from '../../primitives/Button/Button';
import { Slider, type SliderProps } from '../../primitives/Slider/Slider';
import { Switch, type SwitchProps } from '../../primitives/Switch/Switch';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { playSound, type SoundSet } from '../wingo/sounds/playSound';
import { FIRST_SOUND, type SoundChoice } from './soundChoice';
import * as styles from './SoundFields.css';

export type { SoundChoice };

export interface SoundFieldsSlots {
  /** Switch that turns sounds on or off. */
  sound?: PartProps<SwitchProps> | undefined;
  volume?: PartProps<SliderProps> | undefined;
  /** Button that plays a sample sound. */
  try?: SlotProps<'button'> | undefined;
}

export interface SoundFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Current sound settings. Makes the component controlled. */
  sound?: SoundChoice | undefined;
  /**
   * Initial sound settings.
   * @default { volume: 60, muted: false }
   */
  defaultSound?: SoundChoice | undefined;
  /** Called when the settings change, so that the app can store them. */
  onSoundChange?: ((sound: SoundChoice) => void) | undefined;
  /**
   * Set of sounds. For `none`, omit the fields.
   * @default 'classic'
   */
  soundSet?: SoundSet;
  /**
   * Plays a sample sound.
   * @default the sound of a gain
   */
  onTry?: (volume: number, soundSet: SoundSet) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof soundFields>>;
  /**
   * Props for the parts, such as `{ try: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: SoundFieldsSlots | undefined;
}

const playGain = (volume: number, set: SoundSet) => playSound('win', volume, set);

/**
 * Fields for game sounds and volume.
 *
 * **When not to use it:** for vibration or system notifications, use a `Switch`.
 *
 * **Do:** Use the player's settings on every board.
 *
 * **Don't:** Play sounds for gains only.
 */
export function SoundFields({
  sound: given,
  defaultSound = FIRST_SOUND,
  onSoundChange,
  soundSet = 'classic',
  onTry = playGain,
  texts,
  slotProps,
  className,
  ...rest
}: SoundFieldsProps) {
  const text = useTexts(soundFields, texts);
  const [{ volume, muted }, change] = useControlled(given, defaultSound, onSoundChange);
  const percent = text.percent({ volume });
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <Switch
        {...mergeProps<SwitchProps>(
          {
            label: text.sound,
            checked: !muted,
            onCheckedChange: (on) => change({ volume, muted: !on }),
          },
          slotProps?.sound,
        )}
      />
      <div className={styles.volume}>
        <span aria-hidden>{text.volume}</span>
        <Slider
          {...mergeProps<SliderProps>(
            {
              label: text.volume,
              value: volume,
              step: 5,
              valueText: percent,
              disabled: muted,
              onValueChange: (next) => change({ volume: next, muted }),
            },
            slotProps?.volume,
          )}
        />
        <span aria-hidden className={styles.percent}>
          {percent}
        </span>
      </div>
      <Button
        tone="neutral"
        {...mergeProps<ComponentProps<'button'>>(
          {
            className: styles.attempt,
            disabled: muted || volume === 0,
            onClick: () => onTry(volume, soundSet),
          },
          slotProps?.try,
        )}
      >
        {text.try}
      </Button>
    </div>
  );
}
