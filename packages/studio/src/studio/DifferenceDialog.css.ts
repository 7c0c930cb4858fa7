import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

/** Narrow windows keep the default width. */
export const wide = style({
  '@media': {
    '(min-width: 769px)': {
      selectors: { '&[data-size]': { inlineSize: `min(54rem, 100% - 2 * ${vars.space.xl})` } },
    },
  },
});

export const parts = style({ display: 'grid', gap: vars.space.l });

export const part = style({ display: 'grid', gap: vars.space.s });

export const lines = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: 0,
  listStyle: 'none',
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
