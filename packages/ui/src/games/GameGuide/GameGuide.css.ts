import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Minimum container width for the art beside the text. */
const WIDE = '(min-width: 42rem)';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xl,
  inlineSize: '100%',
  containerType: 'inline-size',
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const art = styleIn('features', {
  flex: '1 0 15rem',
  alignSelf: 'start',
  maxBlockSize: '9rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@container': { [WIDE]: { maxBlockSize: 'none' } },
});

export const words = styleIn('features', {
  flex: '999 1 24rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});

export const head = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const how = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
});

export const steps = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
});

export const play = styleIn('features', { alignSelf: 'flex-start' });
