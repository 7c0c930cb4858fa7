import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

/** Fields for day and time, stacked if the columns would be too narrow. */
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.m,
});
