import { vars } from '../../theme/contract.css';
import { glowing } from '../../theme/glowing';
import { styleIn } from '../../theme/styleIn';

const glow = (color: string, at: string, size: string, percent = 42) =>
  `radial-gradient(${size} at ${at}, ${glowing(color, percent)}, transparent 70%)`;

/** Returns the colour of a pattern: at most `percent` opaque, scaled by the brand's strength. */
const inked = (percent: number, strength: string) =>
  `color-mix(in oklab, ${vars.color.text.default} calc(${percent}% * ${strength}), transparent)`;

const hairlines = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${inked(5, vars.background.grid)} 0 1px, transparent 1px 56px)`;

const DOTS = `radial-gradient(circle, ${inked(14, vars.background.dots)} 0 2px, transparent 2.5px) 0 0 / 22px 22px`;

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
      selectors: {
        '&[data-live]': { paddingBlock: vars.space.xl },
        '&[data-layout="picture"]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'end',
        },
        // Places the parts of both sides in one grid, so that the heading can take the whole width.
        '&[data-layout="type"]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: 'repeat(5, auto) 1fr',
          alignItems: 'start',
          gap: `${vars.space.xl} ${vars.space.xxl}`,
          minBlockSize: 0,
          paddingBlock: vars.space.xxxl,
        },
      },
    },
  },
});

const TYPE = `${content}[data-layout="type"]`;
const PICTURE = `${content}[data-layout="picture"]`;
const WIDE = '(min-width: 60rem)';

/** Height reserved for live content while it loads. */
const LIVE = '16.75rem';

/** Side of the hero. On a phone, the parts of both sides form one column in a different order. */
export const side = styleIn('features', {
  display: 'contents',
  '@container': {
    '(min-width: 60rem)': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
      minInlineSize: 0,
      selectors: { [`${TYPE} > &`]: { display: 'contents' } },
    },
  },
});

export const words = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@container': { [WIDE]: { selectors: { [`${TYPE} &`]: { display: 'contents' } } } },
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
  '@container': {
    [WIDE]: { selectors: { [`${TYPE} &`]: { gridArea: '3 / 2 / span 4 / auto' } } },
  },
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
    // Hides the ornament, because the heading is large.
    [`${TYPE} &::before`]: { display: 'none' },
  },
  '@container': { [WIDE]: { selectors: { [`${TYPE} &`]: { gridColumn: '1 / -1' } } } },
});

export const title = styleIn('features', {
  fontSize: `clamp(${vars.font.size.xxl}, 3cqi + 1.75rem, calc(${vars.font.size.display} * 1.5))`,
  lineHeight: 1.04,
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  '@container': {
    [WIDE]: {
      selectors: {
        [`${TYPE} &`]: {
          gridColumn: '1 / -1',
          paddingBlockEnd: vars.space.xl,
          borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
          fontSize: `clamp(${vars.font.size.display}, 7.5cqi, calc(${vars.font.size.display} * 2.25))`,
        },
      },
    },
  },
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
  selectors: {
    // Keeps the name inline, within the sentence.
    [`${TYPE} &`]: {
      display: 'inline',
      paddingBlockEnd: 0,
      background: 'none',
      color: vars.color.accent.text,
    },
  },
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
  // Limits the width of an illustration above the words, so that the buttons fit on the first
  // screen.
  selectors: { [`${content}[data-art="above"] &`]: { order: -1, maxInlineSize: '14rem' } },
  '@container': {
    [WIDE]: {
      order: 0,
      alignSelf: 'center',
      selectors: {
        [`${content}[data-art="above"] &`]: { order: 0, maxInlineSize: '34rem' },
        [`${content}[data-live] &`]: { maxInlineSize: '19rem' },
      },
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
  selectors: {
    [`${content}[data-art="above"] &`]: { order: -1 },
    // Extends the picture to the edges of the window on a phone.
    [`${PICTURE} &`]: {
      inlineSize: `calc(100% + 2 * ${vars.space.l})`,
      maxInlineSize: 'none',
      marginInline: `calc(-1 * ${vars.space.l})`,
      marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
      maskImage: 'linear-gradient(black 65%, transparent)',
    },
  },
  '@container': {
    [WIDE]: {
      order: 0,
      alignSelf: 'center',
      selectors: {
        [`${content}[data-art="above"] &`]: { order: 0 },
        // Ends the picture before the words begin, so that their contrast does not depend on it.
        [`${PICTURE} &`]: {
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          zIndex: -1,
          alignSelf: 'stretch',
          inlineSize: '50%',
          blockSize: '100%',
          margin: 0,
          maskImage: 'linear-gradient(to right, transparent, black 45%)',
        },
        [`${PICTURE} &:dir(rtl)`]: {
          maskImage: 'linear-gradient(to left, transparent, black 45%)',
        },
      },
    },
  },
});

export const photo = styleIn('features', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // Leaves space for the live content below the illustration.
  maxBlockSize: '22rem',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  selectors: { [`${PICTURE} &`]: { borderRadius: 0 } },
  '@container': {
    [WIDE]: {
      selectors: { [`${PICTURE} &`]: { blockSize: '100%', maxBlockSize: 'none' } },
    },
  },
});
