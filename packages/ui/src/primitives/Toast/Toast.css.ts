import { keyframes } from '@vanilla-extract/css';
import { ANNOUNCEMENT_HEIGHT } from '../../internal/announcementHeight';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Distance between the tops of two toasts, as specified; larger for long messages. */
const SPACING = '80px';
const GAP = vars.space.s;

const PHONE = '(max-width: 768px)';
/**
 * Bottom edge of the header, whose balances toasts must not cover. An announcement moves the header
 * down until the page scrolls.
 */
const HEADER = `calc(var(${ANNOUNCEMENT_HEIGHT}, 0px) + ${vars.size.header} + env(safe-area-inset-top))`;
/** Height of the bottom bar of an `AppShell` on a phone. */
const BOTTOM_BAR = 'calc(5rem + env(safe-area-inset-bottom))';

/** Swipe distance towards the inline end. */
const SWIPED = 'calc(var(--swipe) * var(--sign)) 0';

/** Position beyond the inline end of the screen. */
const AWAY = 'calc(110% * var(--sign)) 0';

const slideIn = keyframes({ from: { opacity: 0, translate: AWAY } });
const slideOut = keyframes({ to: { opacity: 0, translate: AWAY } });
const swipeOut = keyframes({
  from: { translate: SWIPED },
  to: { opacity: 0, translate: AWAY },
});
const fadeOut = keyframes({ to: { opacity: 0 } });

export const viewport = styleIn('primitives', {
  position: 'fixed',
  insetBlockStart: HEADER,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  inlineSize: `min(360px + 2 * ${vars.space.l}, 100%)`,
  maxBlockSize: `calc(100% - ${HEADER})`,
  // Keeps the stack scrolled to the newest toast at its end.
  display: 'flex',
  flexDirection: 'column-reverse',
  // Adds padding, because a scrolling stack would clip the shadows of the toasts.
  padding: vars.space.l,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  // Lets presses between the toasts pass through to the page.
  pointerEvents: 'none',
  '@media': {
    [PHONE]: {
      insetBlockStart: 'auto',
      insetBlockEnd: BOTTOM_BAR,
      maxBlockSize: `calc(100% - ${BOTTOM_BAR})`,
    },
  },
});

export const list = styleIn('primitives', {
  flexShrink: 0,
  display: 'grid',
  gridAutoRows: `minmax(calc(${SPACING} - ${GAP}), auto)`,
  gap: GAP,
});

export const root = styleIn('primitives', {
  vars: { '--sign': '1' },
  touchAction: 'pan-y',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.xs,
  paddingBlock: vars.space.s,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.toast,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${slideIn} ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: {
    '&:dir(rtl)': { vars: { '--sign': '-1' } },
    '&[data-type="success"]': { borderColor: vars.color.success.border },
    '&[data-type="error"]': { borderColor: vars.color.danger.border },
    '&[data-type="info"]': { borderColor: vars.color.info.border },
    '&[data-swipe="move"]': { translate: SWIPED },
    '&[data-swipe="cancel"]': { transition: `translate ${vars.duration.fast}` },
    '&[data-state="closed"]': {
      animation: `${slideOut} ${vars.duration.dialog} ${vars.easing.exit} forwards`,
    },
    '&[data-state="closed"][data-swipe="end"]': { animationName: swipeOut },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none',
      selectors: {
        // With reduced motion, a short fade replaces the movement, because the toast is removed
        // when an animation ends.
        '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} forwards` },
        '&[data-state="closed"][data-swipe="end"]': { animationName: fadeOut },
      },
    },
  },
});

export const icon = styleIn('primitives', {
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: {
    '[data-type="success"] > &': { color: vars.color.success.text },
    '[data-type="error"] > &': { color: vars.color.danger.text },
    '[data-type="info"] > &': { color: vars.color.info.text },
  },
});

export const text = styleIn('primitives', {
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

export const title = styleIn('primitives', { fontWeight: vars.font.weight.strong });

export const link = styleIn('primitives', {
  display: 'inline-block',
  paddingBlock: vars.space.xs,
});

export const message = styleIn('primitives', { color: vars.color.text.muted });

export const action = styleIn('primitives', { marginBlockStart: vars.space.xs });
