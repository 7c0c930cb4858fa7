'use client';

import {
  cssColour,
  fitsScreen,
  fromOklch,
  hexOf,
  parseColour,
  toOklch,
  type ColourValue,
} from '@platform/tokens/browser';
import { Button, Notice, Select, TextField } from '@platform/ui';
import { ColourSlider } from './ColourSlider';
import * as styles from './ColourEditor.css';
import type { TokenEditorProps } from './editorProps';
import { aliasOf } from './tokenText';
import { useTyped } from './useTyped';

const OWN = '';
const HOW = 'Write a colour as #3366ff or oklch(0.6 0.2 262).';

/**
 * Pattern of a colour with explicit opacity: `#3366ff80`, `rgb(0 0 0 / 0.8)`, `rgba(0, 0, 0, 1)`.
 */
const STATES_ALPHA = /^\s*#(\w{4}|\w{8})\s*$|\/|,.*,.*,|transparent/i;

function sourcesOf({ desk, scheme, token }: TokenEditorProps) {
  const palette = [...desk.compiled.layers[scheme].keys()].filter((path) =>
    path.startsWith('palette.'),
  );
  const alias = aliasOf(token.written);
  const known = alias === undefined || palette.includes(alias) ? palette : [alias, ...palette];
  return [
    { value: OWN, label: 'A colour of its own' },
    ...known.map((path) => ({ value: path, label: path })),
  ];
}

/** OKLCH channels, each with its range, its format, and the number of colour stops on its slider. */
const CHANNELS = [
  {
    channel: 'l',
    label: 'Lightness',
    max: 1,
    step: 0.005,
    stops: 5,
    read: (value: number) => `${Math.round(value * 100)}%`,
  },
  {
    channel: 'c',
    label: 'Chroma',
    max: 0.37,
    step: 0.005,
    stops: 4,
    read: (value: number) => value.toFixed(3),
  },
  {
    channel: 'h',
    label: 'Hue',
    max: 360,
    step: 1,
    stops: 7,
    read: (value: number) => `${Math.round(value)}°`,
  },
] as const;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

export function ColourEditor(props: TokenEditorProps) {
  const { token, desk, scheme } = props;
  const { path } = token;
  const colour = token.value as ColourValue;
  const oklch = toOklch(colour);
  const alpha = colour.alpha ?? 1;
  const isRole = !path.startsWith('palette.');
  const typed = useTyped({
    ...props,
    text: hexOf(colour),
    read: (text, before) => {
      const value = parseColour(text);
      if (!value) return { wrong: `'${text.slice(0, 40)}' is not a colour. ${HOW}` };
      // Keeps the previous opacity, because '#3366' is translucent but may be the start
      // of '#3366ff'.
      const { alpha: kept = 1 } = before as ColourValue;
      return { value: kept < 1 && !STATES_ALPHA.test(text) ? { ...value, alpha: kept } : value };
    },
  });
  const at = (next: Partial<typeof oklch>): ColourValue => {
    const { l, c, h } = { ...oklch, ...next };
    const components = [round(l, 4), round(c, 4), round(h, 2)];
    return { colorSpace: 'oklch', components, ...(alpha < 1 && { alpha }) };
  };

  return (
    <div className={styles.colour}>
      {isRole && (
        <Select
          label="Taken from"
          value={aliasOf(token.written) ?? OWN}
          options={sourcesOf(props)}
          onValueChange={(source) =>
            desk.set(path, scheme, source === OWN ? colour : `{${source}}`)
          }
        />
      )}
      <div className={styles.field}>
        <span aria-hidden className={styles.bigSwatch} style={{ background: cssColour(colour) }} />
        <TextField label="Colour" spellCheck={false} autoComplete="off" {...typed} />
      </div>
      {CHANNELS.map(({ channel, stops, read, ...range }) => (
        <ColourSlider
          key={channel}
          {...range}
          value={oklch[channel]}
          text={read(oklch[channel])}
          track={Array.from({ length: stops }, (_, stop) =>
            cssColour({ ...at({ [channel]: (range.max * stop) / (stops - 1) }), alpha: 1 }),
          )}
          onValueChange={(next) =>
            desk.set(path, scheme, at({ [channel]: next }), `slide ${path} ${channel}`)
          }
          onSettle={desk.settle}
        />
      ))}
      {!fitsScreen(colour) && (
        <Notice tone="warning">
          <p>
            {`No sRGB screen shows this much chroma. Screens show ${hexOf(colour)}, each in its own way.`}
          </p>
          <Button
            tone="neutral"
            onClick={() =>
              desk.set(path, scheme, {
                ...fromOklch(oklch.l, oklch.c, oklch.h),
                ...(alpha < 1 && { alpha }),
              })
            }
          >
            Clamp to the screen
          </Button>
        </Notice>
      )}
    </div>
  );
}
