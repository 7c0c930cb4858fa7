import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const picker = style({
  inlineSize: vars.size.touch,
  blockSize: '2rem',
  padding: 0,
  background: 'none',
  border: 0,
  cursor: 'pointer',
});
