import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const parts = style({ display: 'grid', gap: vars.space.l });

export const part = style({ display: 'grid', gap: vars.space.s });

export const lines = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: 0,
  listStyle: 'none',
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
