import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline, NARROW, WIDE } from './looks';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.canvas,
  color: vars.color.text.default,
  '@media': {
    [WIDE]: {
      blockSize: '100dvb',
      gridTemplate: "'head head' auto 'list shown' minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)",
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [WIDE]: { gridArea: 'head' }, [NARROW]: { order: -2 } },
});

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [WIDE]: { gridArea: 'list', overflowY: 'auto', scrollbarWidth: 'thin' } },
});

export const part = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });

export const gap = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  inlineSize: '3rem',
  blockSize: '2rem',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.small,
});

export const shown = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': {
    [WIDE]: { gridArea: 'shown' },
    // On narrow screens, the story is above the list, so that it is visible after a selection.
    [NARROW]: {
      order: -1,
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      paddingBlock: vars.space.s,
      background: vars.color.canvas,
    },
  },
});

export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '14rem',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
