import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline } from './looks';

export const screenWindow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
});

export const waiting = style({ gridArea: '1 / 1', alignSelf: 'center' });

export const frame = style({
  // Gives the frame the page's full size and scales it down. Negative margins remove the unused
  // space.
  inlineSize: 'var(--w)',
  blockSize: 'var(--h)',
  marginBlockEnd: 'calc(var(--h) * (var(--scale) - 1))',
  marginInlineEnd: 'calc(var(--w) * (var(--scale) - 1))',
  gridArea: '1 / 1',
  justifySelf: 'start',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  transform: 'scale(var(--scale))',
  transformOrigin: '0 0',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: '100% 0' },
    '[data-state="loading"] > &': { opacity: 0 },
  },
});
