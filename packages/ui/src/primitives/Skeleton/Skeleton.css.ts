import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const root = styleIn('primitives', {
  display: 'flow-root',
  inlineSize: '100%',
  background: vars.color.hover,
  borderRadius: vars.radius.control,
  // Delays the animation, because repaints in the first second would slow down page loading.
  animation: `${pulse} ${vars.duration.pulse} ${vars.easing.standard} 1s infinite`,
  selectors: {
    // Adds margins that replace a text line's leading.
    '&[data-shape="text"]': {
      blockSize: '1em',
      marginBlock: 'calc((1lh - 1em) / 2)',
      borderRadius: vars.radius.small,
    },
    // Adds a text baseline, so that a baseline-aligned row keeps its height.
    '&[data-shape="text"]::before': {
      content: '\u200b',
      display: 'block',
      marginBlockStart: 'calc((1em - 1lh) / 2)',
    },
    '&[data-shape="control"]': { blockSize: vars.size.control },
    '&[data-shape="block"]': {
      blockSize: '100%',
      minBlockSize: vars.size.touch,
      borderRadius: vars.radius.card,
    },
    '&[data-shape="circle"]': {
      inlineSize: vars.size.control,
      aspectRatio: '1',
      borderRadius: vars.radius.round,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: `${vars.border.thin} solid GrayText` },
  },
});
