import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const WIDE = '(min-width: 60rem)';
const ROOMY = '(min-width: 34rem)';

export const root = styleIn('features', {
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const layout = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)', gap: vars.space.xl },
  },
});

export const nav = styleIn('features', { gridColumn: '1 / -1' });

/** The countdown and the controls are one card: its upper part is lit by the brand. */
export const play = styleIn('features', {
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const stage = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.gradient.hero,
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xxl,
      padding: vars.space.xl,
    },
  },
});

export const head = styleIn('features', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const tools = styleIn('features', {
  display: 'flex',
  // The icons, not their invisible edges, are in line with what is below.
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
});

export const timer = styleIn('features', { gridRow: 'span 2' });

export const controls = styleIn('features', {
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.l,
  '@container': { [ROOMY]: { padding: vars.space.xl } },
});

export const history = styleIn('features', {
  padding: vars.space.m,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  '@container': { [ROOMY]: { padding: vars.space.l } },
});
