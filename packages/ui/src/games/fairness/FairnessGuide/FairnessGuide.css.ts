import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

/** Maximum width of figures and keys. Wider rows are hard to read. */
const CLOSE = '52rem';

/** Maximum line length for comfortable reading. */
const READABLE = '70ch';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
});

export const card = styleIn('features', { display: 'grid', gap: vars.space.l });

export const steps = styleIn('features', {
  display: 'grid',
  gap: vars.space.l,
  counterReset: 'step',
});

export const step = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  maxInlineSize: READABLE,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    background: vars.color.accent.subtle,
    borderRadius: vars.radius.round,
    color: vars.color.accent.text,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const title = styleIn('features', { fontWeight: vars.font.weight.strong });

export const promises = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.xl,
});

export const promise = styleIn('features', { maxInlineSize: READABLE });

export const links = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
});

export const close = styleIn('features', { maxInlineSize: CLOSE });
