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
import { Notice } from '../primitives/Notice/Notice';
import { Button } from '../primitives/Button/Button';
import { Select } from '../primitives/Select/Select';
import { TextField } from '../primitives/TextField/TextField';
import { ColourSlider } from './ColourSlider';
import * as styles from './studio.css';
import type { TokenEditorProps } from './editorProps';
import { aliasOf } from './tokenText';
import { useTyped } from './useTyped';

const OWN = '';
const HOW = 'Write a colour as #3366ff or oklch(0.6 0.2 262).';

/** The colours a role can be taken from, and none for one of its own. */
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

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A colour by lightness, chroma and hue, or as text. */
export function ColourEditor(props: TokenEditorProps) {
  const { token, desk, scheme } = props;
  const { path } = token;
  const colour = token.value as ColourValue;
  const { l, c, h } = toOklch(colour);
  const alpha = colour.alpha ?? 1;
  const isRole = !path.startsWith('palette.');
  const typed = useTyped({
    ...{ desk, path, scheme, text: hexOf(colour) },
    read: (text) => {
      const value = parseColour(text);
      if (!value) return { wrong: `'${text.slice(0, 40)}' is no colour. ${HOW}` };
      return { value: alpha < 1 ? { ...value, alpha } : value };
    },
  });
  const at = (next: Partial<Record<'l' | 'c' | 'h', number>>): ColourValue => {
    const { l: light, c: chroma, h: hue } = { l, c, h, ...next };
    const components = [round(light, 4), round(chroma, 4), round(hue, 2)];
    return { colorSpace: 'oklch', components, ...(alpha < 1 && { alpha }) };
  };
  const slide = (next: Parameters<typeof at>[0]) =>
    desk.set(path, scheme, at(next), `slide ${path} ${Object.keys(next).join()}`);
  const colourAt = (next: Parameters<typeof at>[0]) => cssColour({ ...at(next), alpha: 1 });

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
      <ColourSlider
        label="Lightness"
        value={l}
        max={1}
        step={0.005}
        text={`${Math.round(l * 100)}%`}
        track={[0, 0.25, 0.5, 0.75, 1].map((light) => colourAt({ l: light }))}
        onValueChange={(next) => slide({ l: next })}
        onSettle={desk.settle}
      />
      <ColourSlider
        label="Chroma"
        value={c}
        max={0.37}
        step={0.005}
        text={c.toFixed(3)}
        track={[0, 0.12, 0.24, 0.37].map((chroma) => colourAt({ c: chroma }))}
        onValueChange={(next) => slide({ c: next })}
        onSettle={desk.settle}
      />
      <ColourSlider
        label="Hue"
        value={h}
        max={360}
        step={1}
        text={`${Math.round(h)}°`}
        track={[0, 60, 120, 180, 240, 300, 360].map((hue) => colourAt({ h: hue }))}
        onValueChange={(next) => slide({ h: next })}
        onSettle={desk.settle}
      />
      {!fitsScreen(colour) && (
        <Notice tone="warning">
          <p>
            No sRGB screen shows this much chroma. Screens show {hexOf(colour)}, each in its own
            way.
          </p>
          <Button
            tone="neutral"
            onClick={() =>
              desk.set(path, scheme, {
                ...fromOklch(l, c, h),
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
