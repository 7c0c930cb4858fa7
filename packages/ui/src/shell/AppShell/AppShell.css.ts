import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { BOTTOM_BAR, MEMBERS_HEADER, PHONE, SHORT } from './phone';

export const root = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  '@media': { [PHONE]: { paddingBlockEnd: BOTTOM_BAR } },
});

export const header = styleIn('features', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  minBlockSize: vars.size.header,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: vars.color.surface,
  '@media': {
    [PHONE]: { selectors: { '&[data-member]': { minBlockSize: MEMBERS_HEADER } } },
    // Lets a member's header scroll away in a short window, because its two rows would cover a
    // third of it.
    [SHORT]: { selectors: { '&[data-member]': { position: 'relative' } } },
  },
});

export const progress = styleIn('features', {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: vars.border.thick,
  borderRadius: 0,
});

/** Shortcuts below the header, hidden on phones, which have a bottom bar. */
export const top = styleIn('features', { '@media': { [PHONE]: { display: 'none' } } });

export const body = styleIn('features', { flex: 1, display: 'flex' });

export const docked = styleIn('features', {
  position: 'sticky',
  insetBlockStart: vars.size.header,
  flexShrink: 0,
  alignSelf: 'flex-start',
  inlineSize: vars.size.sidebar,
  blockSize: `calc(100dvb - ${vars.size.header})`,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  transition: `inline-size ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: { '&[data-collapsed]': { inlineSize: vars.size.sidebarCollapsed } },
  '@media': {
    [PHONE]: { display: 'none' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const page = styleIn('features', {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

/** Place of an account notice, as tall as its buttons and borders. */
export const accountNotice = styleIn('features', {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})`,
  minBlockSize: `calc(${vars.size.touch} + 2 * ${vars.border.thin} + ${vars.space.m})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space.m,
  paddingInline: vars.space.xl,
  '@media': { [PHONE]: { paddingInline: vars.space.l } },
});

export const main = styleIn('features', {
  // Keeps the footer below the fold, even if the page is short or still loading.
  minBlockSize: `calc(100dvb - ${vars.size.header})`,
});

export const notice = styleIn('features', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.canvas,
  // On a phone, the notice appears above the bottom bar.
  '@media': { [PHONE]: { insetBlockEnd: 'calc(4.25rem + env(safe-area-inset-bottom))' } },
});

export const bottom = styleIn('features', {
  display: 'none',
  '@media': {
    [PHONE]: {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      // The bottom bar stays above the menu, so that Browse can close the menu.
      zIndex: `calc(${vars.layer.drawer} + 1)`,
      pointerEvents: 'auto',
    },
  },
});
