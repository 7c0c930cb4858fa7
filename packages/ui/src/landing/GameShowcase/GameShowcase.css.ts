import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';
import { gutter } from '../Section/Section.css';

export const reasons = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xl,
  marginBlockEnd: vars.space.xxl,
  '@container': {
    '(max-width: 48rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      marginBlockEnd: vars.space.xl,
    },
  },
});

export const reason = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

globalStyle(`${reason} > p`, {
  '@layer': { [layers.features]: { gridColumn: 2, textWrap: 'pretty' } },
});

export const sign = styleIn('features', { color: vars.color.accent.text });

globalStyle(`${sign} > svg`, {
  '@layer': { [layers.features]: { inlineSize: '1.5rem', blockSize: '1.5rem' } },
});

/** Row of cards. It extends over the page margins, so that part of the next card is visible. */
export const row = styleIn('features', {
  display: 'flex',
  gap: vars.space.l,
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollPaddingInline: gutter,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
});

export const arrow = styleIn('features', {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
