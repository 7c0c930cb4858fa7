import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const toned = (colors: { subtle: string; text: string }) => ({
  background: colors.subtle,
  color: colors.text,
});

export const root = styleIn('primitives', {
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  selectors: {
    '&[data-size="small"]': {
      inlineSize: '2rem',
      blockSize: '2rem',
      fontSize: vars.font.size.xs,
    },
    '&[data-size="large"]': {
      inlineSize: '4.5rem',
      blockSize: '4.5rem',
      fontSize: vars.font.size.xl,
    },
    '&[data-tone="accent"]': toned(vars.color.accent),
    '&[data-tone="info"]': toned(vars.color.info),
    '&[data-tone="success"]': toned(vars.color.success),
    '&[data-tone="warning"]': toned(vars.color.warning),
    '&[data-tone="violet"]': toned(vars.color.game.violet),
  },
  '@media': { '(forced-colors: active)': { border: `${vars.border.thin} solid CanvasText` } },
});

export const image = styleIn('primitives', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const placeholder = styleIn('primitives', { inlineSize: '50%', blockSize: '50%' });
