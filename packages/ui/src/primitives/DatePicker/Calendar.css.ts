import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const popup = styleIn('primitives', {
  selectors: {
    // Doubles the selector to exceed the specificity of the popover's own width, because the order of
    // the files is not fixed.
    '&&': { inlineSize: 'min(21.5rem, calc(100vw - 16px))', padding: vars.space.xs },
  },
});

export const head = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  inlineSize: '100%',
});

export const month = styleIn('primitives', {
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const step = styleIn('primitives', {
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed', translate: 'none' },
  },
});

globalStyle(`${step}:dir(rtl) > svg`, { '@layer': { [layers.primitives]: { scale: '-1 1' } } });

export const grid = styleIn('primitives', { inlineSize: '100%', tableLayout: 'fixed' });

export const weekday = styleIn('primitives', {
  padding: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
});

/** Day cell. The days of a range share one background. */
export const cell = styleIn('primitives', {
  blockSize: vars.size.touch,
  paddingBlock: vars.border.thin,
  paddingInline: 0,
  cursor: 'pointer',
  selectors: {
    '&:not([aria-label])': { cursor: 'auto' },
    '&[aria-disabled]': { cursor: 'not-allowed' },
    // Removes the cell's outline, because the number inside draws the focus ring.
    '&:focus-visible': { outline: 'none' },
  },
});

export const day = styleIn('primitives', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  border: `${vars.border.thin} solid transparent`,
  borderRadius: `min(${vars.radius.control}, 0.875rem)`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${cell}:hover:not([aria-disabled], [aria-selected="true"], [data-edge]) > &`]: {
      background: vars.color.hover,
    },
    [`${cell}[aria-current] > &`]: {
      borderColor: vars.color.border.control,
      fontWeight: vars.font.weight.strong,
    },
    [`${cell}[aria-selected="true"] > &`]: {
      background: vars.color.accent.subtle,
      borderRadius: 0,
    },
    [`${cell}[data-edge] > &`]: {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.text,
      color: vars.color.accent.onSolid,
      fontWeight: vars.font.weight.strong,
    },
    [`${cell}[data-edge~="first"] > &`]: {
      borderStartStartRadius: `min(${vars.radius.control}, 0.875rem)`,
      borderEndStartRadius: `min(${vars.radius.control}, 0.875rem)`,
    },
    [`${cell}[data-edge~="last"] > &`]: {
      borderStartEndRadius: `min(${vars.radius.control}, 0.875rem)`,
      borderEndEndRadius: `min(${vars.radius.control}, 0.875rem)`,
    },
    [`${cell}[aria-disabled] > &`]: { opacity: 0.5 },
    [`${cell}:focus-visible > &`]: {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.thin})`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      // Hides the transparent borders of all days but today, because forced colours would show
      // them.
      borderColor: 'Canvas',
      selectors: {
        [`${cell}[aria-current] > &`]: { borderColor: 'CanvasText' },
        [`${cell}[aria-selected="true"] > &`]: { borderBlockColor: 'Highlight' },
        [`${cell}[data-edge] > &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        [`${cell}[aria-disabled] > &`]: { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const status = styleIn('primitives', {
  padding: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  textAlign: 'center',
});
