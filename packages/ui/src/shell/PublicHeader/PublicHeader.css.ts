import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.header,
  paddingInline: `max(${vars.space.xl}, env(safe-area-inset-left))`,
  background: vars.color.canvas,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@media': {
    '(max-width: 768px)': { paddingInline: vars.space.l },
  },
});

export const browse = styleIn('features', {
  '@media': {
    // Hides the Browse button on phones, where it is in the bottom bar.
    '(max-width: 768px)': { display: 'none' },
  },
});

export const actions = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
});

export const action = styleIn('features', {
  '@media': {
    '(max-width: 480px)': { paddingInline: vars.space.s, fontSize: vars.font.size.s },
  },
});
