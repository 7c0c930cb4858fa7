import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

/** Maximum container width at which labels no longer fit beside their controls. */
const NARROW = '(max-width: 18.5rem)';

/** Maximum container width at which the switch is below its label, so that the stake has space. */
const STACKED = '(max-width: 24rem)';

/** Maximum container width at which the switch is in a separate row, so that 'Max' fits the stake. */
const TINY = '(max-width: 16.5rem)';

/** Height reserved for the bets before the first bet. */
const LINE = '1.75rem';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.font.size.s,
});

/** Line with the bets of the slip and, while betting is closed, the button that adds a bet. */
export const line = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** Button in the line of the bets. */
export const addition = styleIn('features', {
  blockSize: LINE,
  minBlockSize: LINE,
  paddingInline: vars.space.s,
  fontSize: vars.font.size.s,
});

export const empty = styleIn('features', {
  minBlockSize: LINE,
  alignContent: 'center',
  color: vars.color.text.muted,
  lineHeight: vars.font.lineHeight.tight,
  selectors: {
    '&[data-tone="warning"]': {
      color: vars.color.warning.text,
      fontWeight: vars.font.weight.strong,
    },
  },
});

export const bets = styleIn('features', {
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const bet = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: LINE,
  paddingInline: vars.space.s,
  background: vars.color.raised,
  border: `${vars.border.thin} dashed ${vars.color.accent.border}`,
  borderRadius: vars.radius.round,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
    '&[data-state="sending"]': { opacity: 0.6, cursor: 'progress' },
    '&[data-state="refused"]': { borderColor: vars.color.danger.text },
  },
});

export const stake = styleIn('features', {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const presets = styleIn('features', { display: 'flex', gap: vars.space.xs });

export const preset = styleIn('features', {
  flex: '1 0 auto',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xxs,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.pressed },
    '&[aria-pressed="true"]': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.text,
      color: vars.color.accent.text,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const oneTap = styleIn('features', {
  marginInlineStart: vars.space.s,
  '@container': { [STACKED]: { marginInlineStart: 0 }, [TINY]: { gridColumn: '1 / -1' } },
});

export const oneTapLabel = styleIn('features', {
  '@container': {
    [STACKED]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0,
      fontSize: vars.font.size.xs,
      lineHeight: vars.font.lineHeight.tight,
    },
  },
});

export const actions = styleIn('features', {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const tools = styleIn('features', { display: 'flex' });

export const twice = styleIn('features', { fontWeight: vars.font.weight.strong });

export const submit = styleIn('features', {
  flexDirection: 'column',
  gap: 0,
  paddingBlock: 0,
  paddingInline: vars.space.s,
  '@container': { [NARROW]: { paddingInline: vars.space.xxs, fontSize: vars.font.size.s } },
});

export const total = styleIn('features', { fontSize: vars.font.size.xs });

/** Slip messages, with space reserved for one line. */
export const messages = styleIn('features', {
  minBlockSize: `calc(${vars.font.size.xs} * ${vars.font.lineHeight.tight})`,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
});

export const problem = styleIn('features', { color: vars.color.danger.text });

export const confirmed = styleIn('features', { color: vars.color.text.muted });

/** Fee and best return, in place of a message. */
export const returns = styleIn('features', { color: vars.color.text.muted });
