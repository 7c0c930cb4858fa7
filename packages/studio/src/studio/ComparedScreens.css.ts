import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { SHEET } from './looks';

export const compared = style({ display: 'grid', gap: vars.space.m });

/** Button that fills a row of its group on narrow screens. */
export const view = style({ '@media': { [SHEET]: { gridColumn: '1 / -1' } } });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.5fr',
  alignItems: 'end',
  gap: vars.space.m,
  '@media': { [SHEET]: { gridTemplateColumns: '1fr 1fr' } },
});

export const status = style({ selectors: { '&:empty': { display: 'none' } } });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 390px))',
  justifyContent: 'center',
  gap: vars.space.m,
  selectors: {
    // Overlays both screens in a single view, so that switching between them shows the differences.
    '&:not([data-view="both"])': { gridTemplateColumns: 'minmax(0, 390px)' },
  },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  selectors: {
    [`${sides}:not([data-view="both"]) > &`]: { gridArea: '1 / 1' },
    '&[data-hidden]': { visibility: 'hidden' },
  },
});

export const caption = style({
  overflow: 'hidden',
  fontSize: vars.font.size.s,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
