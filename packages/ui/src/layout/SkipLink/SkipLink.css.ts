import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('layout', {
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontWeight: vars.font.weight.strong,
  textDecoration: 'none',
  boxShadow: vars.shadow.overlay,
  selectors: {
    // Moves the link out of view instead of hiding it, because a hidden link could not receive the
    // focus.
    '&:not(:focus)': { translate: '0 calc(-100% - 5rem)' },
  },
});
