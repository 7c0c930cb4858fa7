'use client';

import { changedColor } from '@platform/tokens/browser';
import { useMemo, type ComponentProps } from 'react';
import { TextField } from '@platform/ui';
import * as styles from './SeedDialog.css';
import { seedColour } from './seedColour';

export interface SeedColourFieldProps extends ComponentProps<typeof TextField> {
  /** Typed text; '' for an empty field. */
  value: string;
  pick: string;
  onPick: (color: string) => void;
}

function noticeOf(text: string): string | undefined {
  const read = seedColour(text);
  if ('wrong' in read) return undefined;
  const changed = changedColor(read.hex);
  if (changed !== undefined) {
    return `This becomes ${changed}: the same hue, in the nearest lightness on which black or white text can be read and that stands out from both pages.`;
  }
  return read.isNearest
    ? `This becomes ${read.hex}: no sRGB screen shows this much chroma.`
    : undefined;
}

/** Field of a colour. Shows a notice if the brand will change the colour. */
export function SeedColourField({ value, pick, onPick, ...field }: SeedColourFieldProps) {
  const notice = useMemo(() => noticeOf(value), [value]);
  const read = seedColour(value);
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      hint={notice}
      suffix={
        <input
          type="color"
          aria-label={pick}
          className={styles.picker}
          value={'hex' in read ? read.hex : '#000000'}
          onChange={({ target }) => onPick(target.value)}
        />
      }
      value={value}
      {...field}
    />
  );
}
