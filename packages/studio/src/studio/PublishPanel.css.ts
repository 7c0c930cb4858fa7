import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const panel = style({ display: 'grid', gap: vars.space.l });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const list = style({
  display: 'grid',
  gap: vars.space.l,
  paddingInlineStart: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const lineActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const lines = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });
