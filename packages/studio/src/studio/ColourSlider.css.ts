import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const colourSlider = style({});

// Makes the filled part of the slider transparent, because the track shows a gradient.
globalStyle(`${colourSlider} > span:first-of-type`, {
  blockSize: '0.875rem',
  background: 'var(--studio-track)',
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
});
globalStyle(`${colourSlider} > span:first-of-type > span`, { background: 'none' });
