import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: {
    '&[data-size="small"]': { inlineSize: '1em', blockSize: '1em' },
    '&[data-size="large"]': { inlineSize: vars.size.control, blockSize: vars.size.control },

    '&[data-tone="muted"]': { color: vars.color.text.muted },
    '&[data-tone="accent"]': { color: vars.color.accent.text },
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="danger"]': { color: vars.color.danger.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },
    '&[data-tone="info"]': { color: vars.color.info.text },

    '&[data-directional]:dir(rtl)': { scale: '-1 1' },
  },
});

globalStyle(`${root} > svg`, {
  '@layer': { [layers.primitives]: { inlineSize: '100%', blockSize: '100%' } },
});
