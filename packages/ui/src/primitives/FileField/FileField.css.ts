import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const zone = styleIn('primitives', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  background: vars.color.raised,
  border: `${vars.border.thin} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.text.muted },
    '&[data-state="invalid"]': { borderColor: vars.color.danger.text },
    '&[data-dragging]': { background: vars.color.accent.subtle, borderStyle: 'solid' },
    // Changes only the border, because lower opacity would make a disabled field's text hard to
    // read.
    '&:has(:disabled)': { borderColor: vars.color.border.default, color: vars.color.text.muted },
    '&:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.thick,
    },
  },
});

/** Native file input, transparent and as large as the whole zone. */
export const input = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

globalStyle(`${zone}:has(:disabled) > svg`, {
  '@layer': { [layers.primitives]: { opacity: 0.5 } },
});

globalStyle(`${zone} > svg`, {
  '@layer': {
    [layers.primitives]: {
      flexShrink: 0,
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
      color: vars.color.text.muted,
    },
  },
});

export const words = styleIn('primitives', {
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const detail = styleIn('primitives', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const size = styleIn('primitives', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  whiteSpace: 'nowrap',
});

export const list = styleIn('primitives', { display: 'grid', gap: vars.space.xs });

export const file = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInlineStart: vars.space.l,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  // Limits the corner radius, so that a two-line file name does not touch the corners.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
});

export const name = styleIn('primitives', {
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
});
