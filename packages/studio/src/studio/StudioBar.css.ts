import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline, NARROW } from './looks';

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  borderBlockEnd: hairline,
  '@media': { [NARROW]: { gridArea: 'auto', gap: vars.space.s } },
});

export const title = style({ whiteSpace: 'nowrap' });

export const begin = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [NARROW]: { order: 1, flexBasis: '100%' } },
});

globalStyle(`${begin} > :first-child`, { '@media': { [NARROW]: { flex: 1 } } });
globalStyle(`${begin} > button`, { flexShrink: 0, whiteSpace: 'nowrap' });

export const moves = style({
  display: 'flex',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const vision = style({
  inlineSize: '12rem',
  '@media': { [NARROW]: { order: 1, inlineSize: '100%' } },
});

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [NARROW]: { order: 1, flexBasis: '100%' } },
});

globalStyle(`${files} > button`, { '@media': { [NARROW]: { flex: '1 0 auto' } } });

export const refused = style({ order: 2, flexBasis: '100%' });

export const reasons = style({
  paddingInlineStart: vars.space.l,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
