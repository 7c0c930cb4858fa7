import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline, NARROW, WIDE } from './looks';

export const studio = style({
  display: 'grid',
  background: vars.color.canvas,
  color: vars.color.text.default,
  '@media': {
    [WIDE]: {
      blockSize: '100dvb',
      gridTemplate: `
        'bar bar' auto
        'tokens screens' minmax(0, 1fr)
        'tokens checks' minmax(12rem, 34%)
        / minmax(20rem, 25rem) minmax(0, 1fr)
      `,
    },
    [NARROW]: { minBlockSize: '100dvb', gridTemplateRows: 'auto auto 1fr' },
  },
});

export const switcher = style({
  display: 'none',
  '@media': {
    [NARROW]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockStart: 0,
      display: 'flex',
      background: vars.color.surface,
      borderBlockEnd: hairline,
    },
  },
});

export const switchButton = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  background: 'none',
  border: 0,
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.text.default,
      borderBlockEndColor: vars.color.accent.solid,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

for (const panel of ['tokens', 'screens', 'checks']) {
  globalStyle(`${studio}:not([data-shown='${panel}']) > [data-panel='${panel}']`, {
    '@media': { [NARROW]: { display: 'none' } },
  });
}

export const panel = style({
  gridArea: 'tokens',
  minBlockSize: 0,
  borderInlineEnd: hairline,
  '@media': {
    [WIDE]: { overflow: 'hidden' },
    [NARROW]: { gridArea: 'auto', borderInlineEnd: 0 },
  },
});
