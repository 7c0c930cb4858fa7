import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Content height, as measured by Radix. */
const height = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });
const close = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } });

const animated = (animation: Record<'open' | 'closed', string>) => ({
  '&[data-state="open"]': { animation: animation.open },
  '&[data-state="closed"]': { animation: animation.closed },
});

/** Accordion item content with animated height. */
export const content = styleIn('primitives', {
  overflow: 'hidden',
  selectors: animated({
    open: `${open} ${vars.duration.dialog} ${vars.easing.standard}`,
    closed: `${close} ${vars.duration.dialog} ${vars.easing.standard}`,
  }),
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: animated({ open: 'none', closed: 'none' }),
    },
  },
});
