import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': {
      display: 'grid',
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      gap: vars.space.l,
      alignItems: 'start',
    },
  },
});

export const list = styleIn('primitives', {
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  // Draws the line as a shadow, because a border would end at the edge of the scrolled row.
  boxShadow: `inset 0 calc(-1 * ${vars.border.thin}) ${vars.color.border.subtle}`,
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
      boxShadow: 'none',
      overflowX: 'visible',
    },
  },
});

export const tab = styleIn('primitives', {
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: 'transparent',
  border: 0,
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&[data-state="active"]': {
      borderBlockEndColor: vars.color.accent.solid,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.strong,
    },
    '&[data-orientation="vertical"]': {
      borderBlockEnd: 0,
      borderInlineStart: `${vars.border.thick} solid transparent`,
      marginInlineStart: `calc(-1 * ${vars.border.thin})`,
      overflowWrap: 'anywhere',
      textAlign: 'start',
    },
    '&[data-orientation="vertical"][data-state="active"]': {
      borderInlineStartColor: vars.color.accent.solid,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    // Draws the focus ring inside, because the scrolling row would clip an outer ring.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      // Forced colours would show the transparent borders of all tabs, but only the active tab should
      // have one.
      borderColor: 'Canvas',
      selectors: {
        '&[data-state="active"], &[data-orientation="vertical"][data-state="active"]': {
          borderColor: 'Highlight',
        },
      },
    },
  },
});

export const panel = styleIn('primitives', {
  paddingBlockStart: vars.space.l,
  selectors: {
    '&[data-orientation="vertical"]': { minInlineSize: 0, paddingBlockStart: vars.space.s },
  },
});
