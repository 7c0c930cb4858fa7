import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const PHONE = '(max-width: 768px)';
const STILL = '(prefers-reduced-motion: reduce)';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const appear = keyframes({ from: { opacity: 0, translate: '0 12px', scale: '0.98' } });
const vanish = keyframes({ to: { opacity: 0, translate: '0 12px', scale: '0.98' } });
const rise = keyframes({ from: { translate: '0 100%' } });
const sink = keyframes({ to: { translate: '0 100%' } });
const wait = keyframes({ from: { visibility: 'visible' }, to: { visibility: 'visible' } });

const opening = (frames: string) => `${frames} ${vars.duration.dialog} ${vars.easing.standard}`;
const closing = (frames: string) =>
  `${frames} ${vars.duration.dialog} ${vars.easing.exit} forwards`;

const still = {
  animation: 'none',
  selectors: { '&[data-state="closed"]': { animation: 'none' } },
};

export const overlay = styleIn('primitives', {
  zIndex: vars.layer.dialog,
  animation: opening(fadeIn),
  selectors: { '&[data-state="closed"]': { animation: closing(fadeOut) } },
  '@media': { [STILL]: still },
});

export const root = styleIn('primitives', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplate: '"header close" auto "body body" 1fr "footer footer" auto / minmax(0, 1fr) auto',
  inlineSize: `min(${vars.size.dialog}, 100% - 2 * ${vars.space.xl})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100% - 2 * ${vars.space.xl})`,
  margin: 'auto',
  // Makes the dialog itself scroll, so that the arrow keys scroll it regardless of which element
  // has the focus.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.size.header,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
  animation: opening(appear),
  selectors: {
    '&[data-size="small"]': {
      inlineSize: `min(0.85 * ${vars.size.dialog}, 100% - 2 * ${vars.space.xl})`,
    },
    '&[data-size="large"]': {
      inlineSize: `min(1.6 * ${vars.size.dialog}, 100% - 2 * ${vars.space.xl})`,
    },
    '&[data-state="closed"]': { animation: closing(vanish) },
    // Hides the dialog while it loads, although it already has the focus.
    '&[data-unseen]': { opacity: 0, clipPath: 'inset(100%)', animation: 'none' },
    // The dialog itself has the focus only while it loads.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [PHONE]: {
      insetBlockStart: 'auto',
      inlineSize: '100%',
      maxBlockSize: `calc(100% - ${vars.space.xxl})`,
      marginBlockEnd: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: opening(rise),
      selectors: {
        '&[data-size]': { inlineSize: '100%' },
        '&[data-tall]': { minBlockSize: `calc(100% - ${vars.space.xxl})` },
        '&[data-state="closed"]': { animation: closing(sink) },
      },
    },
    [STILL]: still,
  },
});

export const waiting = styleIn('primitives', { color: vars.color.accent.text });

const STICKY = {
  position: 'sticky',
  zIndex: 1,
  background: vars.color.surface,
} as const;

export const header = styleIn('primitives', {
  ...STICKY,
  gridArea: 'header',
  insetBlockStart: 0,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.xl} ${vars.space.l}`,
  paddingInlineStart: vars.space.xl,
});

export const close = styleIn('primitives', {
  ...STICKY,
  gridArea: 'close',
  insetBlockStart: 0,
  paddingBlockStart: vars.space.m,
  paddingInlineEnd: vars.space.m,
});

export const body = styleIn('primitives', {
  gridArea: 'body',
  position: 'relative',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xl,
  paddingInline: vars.space.xl,
});

export const content = styleIn('primitives', {
  selectors: { '&[data-state="loading"]': { visibility: 'hidden' } },
});

export const loader = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.accent.text,
  // A static animation shows the loader for the token's duration.
  animation: `${wait} ${vars.duration.loader}`,
});

export const footer = styleIn('primitives', {
  ...STICKY,
  gridArea: 'footer',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});
