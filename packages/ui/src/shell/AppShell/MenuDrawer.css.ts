import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { BOTTOM_BAR, PHONE } from './phone';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { translate: '-100% 0' } });
const slideOut = keyframes({ to: { translate: '-100% 0' } });
const slideInRtl = keyframes({ from: { translate: '100% 0' } });
const slideOutRtl = keyframes({ to: { translate: '100% 0' } });

const entering = `${vars.duration.dialog} ${vars.easing.standard}`;
const leaving = `${vars.duration.dialog} ${vars.easing.exit} forwards`;
const still = {
  '(prefers-reduced-motion: reduce)': {
    // Doubles the selector, so that it is more specific than the rule for right-to-left pages.
    selectors: { '&[data-state][data-state]': { animation: 'none' } },
  },
};

export const overlay = styleIn('features', {
  zIndex: vars.layer.drawer,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${entering}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${leaving}` },
  },
  '@media': still,
});

export const root = styleIn('features', {
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(20rem, 86vw)',
  background: vars.color.surface,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${entering}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${leaving}` },
    '&[data-state="open"]:dir(rtl)': { animation: `${slideInRtl} ${entering}` },
    '&[data-state="closed"]:dir(rtl)': { animation: `${slideOutRtl} ${leaving}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { ...still, [PHONE]: { paddingBlockEnd: BOTTOM_BAR } },
});

export const head = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.header,
  paddingInlineStart: vars.space.xl,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const menu = styleIn('features', { flex: 1, minBlockSize: 0 });
