import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const pace = `${vars.duration.dialog} ${vars.easing.standard}`;

export const panel = styleIn('primitives', {
  display: 'grid',
  // From nothing to as much as it needs: no height has to be measured.
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${pace}, visibility ${pace}`,
  selectors: { '&[data-state="open"]': { gridTemplateRows: '1fr', visibility: 'visible' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const clip = styleIn('primitives', {
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
});

export const chevron = styleIn('primitives', {
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  transition: `rotate ${pace}`,
  selectors: { '[data-state="open"] > &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
