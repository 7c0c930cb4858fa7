import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Track height: large enough to look draggable, small enough to show a precise value. */
const TRACK = '8px';
const THUMB = '28px';

export const root = styleIn('primitives', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
});

export const track = styleIn('primitives', {
  position: 'relative',
  flex: 1,
  blockSize: TRACK,
  overflow: 'hidden',
  background: vars.color.pressed,
  borderRadius: vars.radius.round,
  selectors: {
    [`${root}[data-tone="split"] &`]: { background: vars.color.success.solid },
    [`${root}[data-tone="split-below"] &`]: { background: vars.color.danger.solid },
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.thin} solid CanvasText` } },
});

export const range = styleIn('primitives', {
  position: 'absolute',
  blockSize: '100%',
  background: vars.color.accent.solid,
  selectors: {
    [`${root}[data-tone="split"] &`]: { background: vars.color.danger.solid },
    [`${root}[data-tone="split-below"] &`]: { background: vars.color.success.solid },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const thumb = styleIn('primitives', {
  display: 'block',
  inlineSize: THUMB,
  blockSize: THUMB,
  background: vars.color.text.default,
  border: `6px solid ${vars.color.raised}`,
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 ${vars.border.thin} ${vars.color.border.control}, ${vars.shadow.raised}`,
  transition: `scale ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { scale: '1.08' },
    '&:active': { scale: '0.96' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'ButtonText', borderColor: 'ButtonFace' },
  },
});
