import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const WIDE = '(min-width: 900px)';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.l,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    [WIDE]: { gridTemplateColumns: '15rem minmax(0, 1fr)', padding: vars.space.xl },
  },
});

/** A band above the words; beside them where there is room. */
export const art = styleIn('features', {
  alignSelf: 'start',
  maxBlockSize: '9rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [WIDE]: { maxBlockSize: 'none' } },
});

export const words = styleIn('features', {
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
