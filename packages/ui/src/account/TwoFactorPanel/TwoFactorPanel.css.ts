import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const CODE = '13rem';
const NUMBER = '2rem';
const NARROW = '(max-width: 30rem)';

export const root = styleIn('features', { containerType: 'inline-size', inlineSize: '100%' });

export const head = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.xl,
  '@container': { [NARROW]: { alignItems: 'start', padding: vars.space.l } },
});

export const recovery = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@container': { [NARROW]: { padding: vars.space.l } },
});

export const icon = styleIn('features', {
  flexShrink: 0,
  boxSizing: 'content-box',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: vars.space.m,
  background: vars.color.raised,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  selectors: {
    '[data-state="enabled"] &': {
      background: vars.color.success.subtle,
      color: vars.color.success.text,
    },
    '[data-state="disabled"] &': {
      background: vars.color.warning.subtle,
      color: vars.color.warning.text,
    },
  },
});

export const words = styleIn('features', {
  flex: '1 1 14rem',
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const titleSkeleton = styleIn('features', { maxInlineSize: '16rem' });

export const steps = styleIn('features', {
  counterReset: 'step',
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@container': { [NARROW]: { padding: vars.space.l } },
});

export const step = styleIn('features', {
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minBlockSize: NUMBER,
  paddingInlineStart: `calc(${NUMBER} + ${vars.space.m})`,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      inlineSize: NUMBER,
      blockSize: NUMBER,
      background: vars.color.accent.subtle,
      border: `${vars.border.thin} solid ${vars.color.accent.border}`,
      borderRadius: vars.radius.round,
      color: vars.color.accent.text,
      fontSize: vars.font.size.s,
      fontWeight: vars.font.weight.strong,
    },
  },
});

export const secret = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xl,
  marginBlockStart: vars.space.m,
  '@container': {
    // Extends the QR code into the column of the step numbers on a phone.
    [NARROW]: { marginInlineStart: `calc(-1 * (${NUMBER} + ${vars.space.m}))` },
  },
});

export const code = styleIn('features', {
  '@container': { [NARROW]: { marginInline: 'auto' } },
});

export const codeSkeleton = styleIn('features', {
  inlineSize: '100%',
  maxInlineSize: CODE,
  blockSize: 'auto',
  aspectRatio: '1',
});

export const key = styleIn('features', {
  flex: '1 1 14rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '30rem',
});

export const keyRow = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.m,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const groups = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.medium,
  direction: 'ltr',
  overflowWrap: 'anywhere',
});

export const enable = styleIn('features', {
  justifySelf: 'start',
  marginBlockStart: vars.space.m,
});
