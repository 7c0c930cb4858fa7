import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  inlineSize: '100%',
  fontSize: vars.font.size.s,
  // Breaks long words, so that the table does not overflow its container.
  overflowWrap: 'anywhere',
});

globalStyle(`${root} :is(th, td)`, {
  '@layer': {
    [layers.data]: {
      paddingBlock: vars.space.s,
      paddingInline: `0 ${vars.space.m}`,
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
      fontWeight: 'inherit',
      textAlign: 'start',
      verticalAlign: 'baseline',
      '@media': { '(max-width: 22.5rem)': { paddingInlineEnd: vars.space.s } },
    },
  },
});

globalStyle(`${root} thead th`, {
  '@layer': {
    [layers.data]: {
      color: vars.color.text.muted,
      fontSize: vars.font.size.xs,
      overflowWrap: 'break-word',
    },
  },
});

// Keeps words in the first column whole, unless they are very long.
globalStyle(`${root} th:first-child`, {
  '@layer': { [layers.data]: { minInlineSize: '4em', overflowWrap: 'anywhere' } },
});

export const caption = styleIn('data', {
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
});

export const figure = styleIn('data', {
  selectors: {
    [`${root} &`]: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    [`${root} &:last-child`]: { paddingInlineEnd: 0 },
  },
});
