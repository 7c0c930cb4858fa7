import { vars } from '../../theme/contract.css';
import { floating } from '../../internal/floating.css';
import { styleIn } from '../../theme/styleIn';

const NARROW = '(max-width: 576px)';

export const root = styleIn('data', {
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  inlineSize: '100%',
  fontSize: vars.font.size.s,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const header = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const toggle = styleIn('data', { paddingInline: vars.space.xs });

export const title = styleIn('data', { minInlineSize: 0, fontWeight: vars.font.weight.strong });

export const legend = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  color: vars.color.text.muted,
});

export const item = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
});

export const sample = styleIn('data', { flexShrink: 0, inlineSize: 24, blockSize: 12 });

export const chart = styleIn('data', {
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: `${vars.space.s} ${vars.space.m}`,
  // Adds space for the upper half of the topmost label.
  paddingBlockStart: vars.space.s,
});

export const axis = styleIn('data', {
  display: 'grid',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    // Extends the axis at both ends, because half of the first and last labels lies beyond the plot.
    '&[data-axis="values"]': { marginBlock: '-1em', paddingBlock: '1em' },
    '&[data-axis="points"]': { gridColumn: 2, textAlign: 'start' },
    '&[data-room="few"]': { display: 'none' },
  },
  '@container': {
    [NARROW]: {
      selectors: {
        '&[data-room="many"]': { display: 'none' },
        '&[data-room="few"]': { display: 'grid' },
      },
    },
  },
});

export const tick = styleIn('data', {
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'start',
  // Not `anywhere`, which would break numbers across lines.
  overflowWrap: 'break-word',
  translate: '0 -50%',
});

export const pointLabel = styleIn('data', {
  position: 'relative',
  gridArea: '1 / 1',
  justifySelf: 'start',
  selectors: {
    '&[data-align="center"]': { translate: '-50% 0', textAlign: 'center' },
    '&[data-align="center"]:dir(rtl)': { translate: '50% 0' },
    '&[data-align="end"]': {
      insetInlineStart: 'auto !important',
      justifySelf: 'end',
      textAlign: 'end',
    },
  },
});

export const plot = styleIn('data', {
  position: 'relative',
  isolation: 'isolate',
  blockSize: 'clamp(10rem, 40cqi, 18rem)',
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'crosshair',
});

export const drawing = styleIn('data', {
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const grid = styleIn('data', {
  stroke: vars.color.border.subtle,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-zero], &[data-active]': { stroke: vars.color.border.control } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeOpacity: 0.3 } },
});

export const series = styleIn('data', {
  color: vars.color.accent.text,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-tone="muted"]': { color: vars.color.text.muted },
    '&[data-tone="spark"]': { color: vars.color.spark.text },
    '&[data-tone="text"]': { color: vars.color.text.default },
    '&[data-tone="positive"]': { color: vars.color.success.text },
    '&[data-tone="negative"]': { color: vars.color.danger.text },
  },
  '@media': { '(forced-colors: active)': { color: 'CanvasText !important' } },
});

export const reading = `${floating} ${styleIn('data', {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  marginInline: vars.space.s,
  padding: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
  animation: 'none',
  pointerEvents: 'none',
  '@container': {
    [NARROW]: {
      insetBlock: 'auto 100%',
      insetInline: 'auto 0 !important',
      inlineSize: 'max-content',
      maxInlineSize: '100cqi',
      marginInline: 0,
    },
  },
})}`;

export const value = styleIn('data', {
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.medium,
});
