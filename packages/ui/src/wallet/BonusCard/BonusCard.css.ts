import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const head = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
});

export const label = styleIn('features', {
  flex: '1 1 0',
  lineHeight: vars.font.lineHeight.tight,
  '@container': { '(max-width: 13rem)': { order: 1, flexBasis: '100%' } },
});

export const emblem = styleIn('features', {
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  // Makes the emblem as tall as the link, so that cards with and without a link line up.
  marginBlock: `calc((${vars.size.touch} - 36px) / 2)`,
  borderRadius: `min(${vars.radius.control}, 12px)`,
  background: vars.color.accent.subtle,
  color: vars.color.accent.text,
  selectors: {
    // Emblem colour for referral bonuses, as opposed to bonuses for the member's own play.
    [`${root}:is([data-kind="direct"], [data-kind="level"], [data-kind="rank"]) &`]: {
      background: vars.color.spark.subtle,
      color: vars.color.spark.text,
    },
  },
});

export const icon = styleIn('features', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const link = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text.default } },
});

export const arrow = styleIn('features', {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const amount = styleIn('features', {
  lineHeight: vars.font.lineHeight.tight,
  '@container': { '(max-width: 13rem)': { fontSize: vars.font.size.l } },
});

export const skeleton = styleIn('features', {
  inlineSize: '8ch',
  fontSize: vars.font.size.xl,
});
