import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const colour = style({ display: 'grid', gap: vars.space.m });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.s,
});

export const bigSwatch = style({
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
});
