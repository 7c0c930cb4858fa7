import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

/** Page shown instead of the Studio while the brand loads, or if there is no brand. */
export const page = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  minBlockSize: '100dvb',
  padding: vars.space.l,
  textAlign: 'center',
});
