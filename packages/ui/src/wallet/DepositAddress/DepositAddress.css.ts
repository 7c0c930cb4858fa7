import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { inlineSize: '100%', minInlineSize: 0 });

export const networks = styleIn('features', {});

// Fits the tabs of all networks on a phone, because members would miss tabs that are scrolled out
// of view.
globalStyle(`${networks} [role='tab']`, {
  '@layer': {
    [layers.features]: {
      '@media': {
        '(max-width: 480px)': {
          flex: '1 1 auto',
          paddingInline: vars.space.xs,
          fontSize: vars.font.size.s,
        },
      },
    },
  },
});

export const panel = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

export const qr = styleIn('features', { justifySelf: 'center' });

export const skeleton = styleIn('features', {
  justifySelf: 'center',
  inlineSize: '13rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
});

// Skeleton as tall as two or three lines of text.
export const lineSkeleton = styleIn('features', { blockSize: '4.75rem' });

export const line = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.l} ${vars.space.xs}`,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
});

export const other = styleIn('features', { marginBlockStart: vars.space.l });

export const words = styleIn('features', { flex: 1, minInlineSize: 0 });

export const label = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const address = styleIn('features', {
  direction: 'ltr',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
