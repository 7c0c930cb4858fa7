import { vars } from '../../theme/contract.css';
import { glowing } from '../../theme/glowing';
import { styleIn } from '../../theme/styleIn';

const glow = (color: string, at: string, size: string, percent = 42) =>
  `radial-gradient(${size} at ${at}, ${glowing(color, percent)}, transparent 70%)`;

/** Ink of a pattern, at most so strong. */
const faint = (percent: number, strength: string) =>
  `color-mix(in oklab, ${vars.color.text.default} calc(${percent}% * ${strength}), transparent)`;

const hairlines = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${faint(5, vars.background.grid)} 0 1px, transparent 1px 56px)`;

const DOTS = `radial-gradient(circle, ${faint(14, vars.background.dots)} 0 2px, transparent 2.5px) 0 0 / 22px 22px`;

export const root = styleIn('features', {
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: [
    glow(vars.color.accent.border, '78% 38%', '46% 62%'),
    glow(vars.color.spark.solid, '96% 92%', '40% 56%', 30),
    glow(vars.color.accent.border, '-4% 108%', '38% 60%'),
    vars.gradient.hero,
  ].join(', '),
  selectors: {
    // Low-contrast grid that recalls the game boards, or dots.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `${DOTS}, ${hairlines('0deg')}, ${hairlines('90deg')}`,
      maskImage: 'radial-gradient(70% 90% at 75% 45%, black, transparent)',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: -1,
      blockSize: '7rem',
      background: `linear-gradient(transparent, ${vars.color.canvas})`,
    },
  },
});

export const content = styleIn('features', {
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  '@container': {
    '(min-width: 60rem)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space.xxl,
      minBlockSize: 'min(46rem, 84svh)',
      paddingBlock: vars.space.xxxl,
      paddingInline: vars.space.xl,
      selectors: { '&[data-live]': { paddingBlock: vars.space.xl } },
    },
  },
});

/** Height reserved for live content while it loads. */
const LIVE = '16.75rem';

/** One side of the hero. On a phone, the parts of both sides form one column in a different order. */
export const side = styleIn('features', {
  display: 'contents',
  '@container': {
    '(min-width: 60rem)': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
      minInlineSize: 0,
    },
  },
});

export const words = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xl,
  minInlineSize: 0,
});

export const more = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xl,
  minInlineSize: 0,
  order: 2,
});

export const live = styleIn('features', {
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: LIVE,
  order: 1,
});

export const eyebrow = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.accent.text,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  letterSpacing: '0.12em',
  textTransform: 'uppercase',
  selectors: {
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '2.5rem',
      blockSize: 3,
      borderRadius: vars.radius.round,
      background: vars.gradient.brand,
    },
  },
});

export const title = styleIn('features', {
  fontSize: `clamp(${vars.font.size.xxl}, 3cqi + 1.75rem, calc(${vars.font.size.display} * 1.5))`,
  lineHeight: 1.04,
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
});

export const brand = styleIn('features', {
  display: 'block',
  // Adds space for descenders, which the background clipped to the text would cut off.
  paddingBlockEnd: '0.12em',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  // Interpolates around the colour wheel (`in oklch`), because complementary colours would mix to grey.
  background: `linear-gradient(100deg in oklch, ${vars.color.accent.text}, ${vars.color.spark.text} 400%)`,
  backgroundClip: 'text',
  color: 'transparent',
  '@media': { '(forced-colors: active)': { background: 'none', color: 'CanvasText' } },
});

export const intro = styleIn('features', {
  maxInlineSize: '52ch',
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  textWrap: 'pretty',
});

export const actions = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  '@container': { '(max-width: 30rem)': { inlineSize: '100%', flexDirection: 'column' } },
});

export const play = styleIn('features', {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  fill: 'currentColor',
});

export const claims = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const claim = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const tick = styleIn('features', {
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.success.text,
});

export const art = styleIn('features', {
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '34rem',
  justifySelf: 'center',
  order: 3,
  '@container': {
    '(min-width: 60rem)': {
      order: 0,
      alignSelf: 'center',
      selectors: { [`${content}[data-live] &`]: { maxInlineSize: '19rem' } },
    },
  },
});

export const picture = styleIn('features', {
  display: 'block',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '34rem',
  justifySelf: 'center',
  order: 3,
  '@container': { '(min-width: 60rem)': { order: 0, alignSelf: 'center' } },
});

export const photo = styleIn('features', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // Leaves space for the live content below the illustration.
  maxBlockSize: '22rem',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});
