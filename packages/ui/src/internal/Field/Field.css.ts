import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const field = styleIn('primitives', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
});

export const label = styleIn('primitives', {
  justifySelf: 'start',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    // Removes a hidden label from the grid, so that it leaves no gap.
    '&[data-hidden]': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const mark = styleIn('primitives', {
  marginInlineStart: vars.space.xs,
  color: vars.color.danger.text,
});

/** Frame of the control. Its `data-state` is `valid` or `invalid`. */
export const frame = styleIn('primitives', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.input,
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text.muted },
    '&[data-state="invalid"]': { borderColor: vars.color.danger.text },
    // Limits a text area's corner radius, so that the text does not touch the curve.
    '&:has(textarea)': { borderRadius: `min(${vars.radius.input}, ${vars.radius.card})` },
    // Only the border shows that a field is disabled, so that its affixes stay readable.
    '&:has(:is(input, textarea):disabled)': { borderColor: vars.color.border.default },
    // Shows the input's focus ring around the frame.
    '&:has(:is(input, textarea):focus-visible)': {
      borderColor: vars.color.focus,
      outline: `${vars.border.thin} solid ${vars.color.focus}`,
    },
    '&[data-state="invalid"]:has(:is(input, textarea):focus-visible)': {
      borderColor: vars.color.danger.text,
      outlineColor: vars.color.danger.text,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const control = styleIn('primitives', {
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: 'transparent',
  border: 0,
  borderRadius: `calc(${vars.radius.input} - ${vars.border.thin})`,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    // Covers the browser's autofill colour, which is only possible with an inset shadow.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.raised}`,
      WebkitTextFillColor: vars.color.text.default,
      caretColor: vars.color.text.default,
    },
  },
});

/** Content before or after the input: a unit, an icon or buttons. */
export const affix = styleIn('primitives', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  // Absorbs the height of a button, which is already as tall as the field.
  marginBlock: `calc(-1 * ${vars.border.thin})`,
  color: vars.color.text.muted,
  selectors: {
    '&:first-child:not(:has(button, select))': { paddingInlineStart: vars.space.m },
    '&:last-child:not(:has(button, select))': { paddingInlineEnd: vars.space.m },
  },
});
