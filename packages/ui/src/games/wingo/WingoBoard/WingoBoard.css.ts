import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { NARROW, NARROWEST, TALL } from '../boardSizes';

const WIDE = '(min-width: 60rem)';
const ROOMY = '(min-width: 30rem)';

export const root = styleIn('features', {
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const layout = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xs,
  '@container': {
    [ROOMY]: { gap: vars.space.s },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
      gap: `${vars.space.m} ${vars.space.xl}`,
    },
  },
});

export const nav = styleIn('features', { gridColumn: '1 / -1' });

export const play = styleIn('features', {
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.card} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  containerType: 'inline-size',
});

/** Fields for the next round, as wide as on the board of a phone. */
export const nextBets = styleIn('features', {
  inlineSize: '20rem',
  maxInlineSize: '100%',
  containerType: 'inline-size',
});

export const stage = styleIn('features', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  padding: vars.space.xs,
  paddingInline: vars.space.m,
  background: vars.gradient.hero,
  '@container': { [ROOMY]: { columnGap: vars.space.xl, paddingInline: vars.space.l } },
  '@media': { [TALL]: { rowGap: vars.space.s, paddingBlock: vars.space.l } },
});

/** Countdown, and the positioned container of the draw animation. */
export const timer = styleIn('features', { position: 'relative', display: 'grid' });

/** Hides the countdown under the draw animation, whose round corners would leave parts visible. */
export const countdown = styleIn('features', { selectors: { '&:has(+ *)': { opacity: 0 } } });

/** Returns styles that place the dialog at a stage edge and limit its width to the stage. */
const inside = (edge: string) => ({
  inset: edge,
  insetBlockStart: 0,
  maxInlineSize: `calc(100% - 2 * ${edge})`,
});

export const win = styleIn('features', {
  position: 'absolute',
  gridRowStart: 2,
  ...inside(vars.space.xs),
  zIndex: 1,
  '@media': { [TALL]: inside(vars.space.s) },
});

export const head = styleIn('features', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  '@container': {
    [NARROWEST]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 0 },
  },
});

export const name = styleIn('features', {
  display: 'grid',
  minInlineSize: 0,
  '@container': { [NARROWEST]: { display: 'contents' } },
});

/** Period. On very narrow phones, its 17 digits wrap to a line below the tools. */
export const period = styleIn('features', {
  '@container': { [NARROWEST]: { gridColumn: '1 / -1', paddingBlockEnd: vars.space.xxs } },
});

export const tools = styleIn('features', {
  display: 'flex',
  '@container': { [NARROWEST]: { gridArea: '1 / 2' } },
  // Aligns the icons, not their larger touch targets, with the content below.
  marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
});

export const controls = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  paddingInline: vars.space.m,
  '@container': { [ROOMY]: { paddingInline: vars.space.l } },
  '@media': { [TALL]: { gap: vars.space.m, paddingBlock: vars.space.l } },
});

/** Button that shows the keys, hidden on phones. */
export const keys = styleIn('features', {
  '@container': { [NARROW]: { display: 'none' } },
  selectors: { [`${root}:focus-visible &`]: { color: vars.color.accent.text } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${root}:focus-visible &`]: { color: 'Highlight' } },
    },
  },
});

export const picks = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space.xs,
  '@media': { [TALL]: { gap: vars.space.s } },
});

export const numbers = styleIn('features', {
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.xs,
});

/** Reserves one page height for the histories, whose code loads last. */
export const history = styleIn('features', {
  minBlockSize: '30rem',
  padding: vars.space.m,
  background: vars.color.surface,
  border: `${vars.border.card} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@container': { [ROOMY]: { padding: vars.space.l } },
});
