import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const knob = style({ display: 'grid' });

export const knobLabel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});
