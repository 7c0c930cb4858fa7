import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

/** Page in place of the Studio, while its brand loads or if there is none. */
export const page = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  minBlockSize: '100dvb',
  padding: vars.space.l,
  textAlign: 'center',
});
