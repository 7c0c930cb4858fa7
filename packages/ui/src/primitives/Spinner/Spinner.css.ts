import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const turn = keyframes({ to: { rotate: '360deg' } });

export const root = styleIn('primitives', {
  display: 'inline-flex',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: {
    '&[data-size="small"]': { inlineSize: '1em', blockSize: '1em' },
    '&[data-size="large"]': { inlineSize: vars.size.control, blockSize: vars.size.control },
  },
});

export const icon = styleIn('primitives', {
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${turn} 1s linear infinite`,
  '@media': {
    // With reduced motion, the ring is static, because a pulsing ring would flash.
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});
