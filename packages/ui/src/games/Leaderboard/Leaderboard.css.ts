import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { divided, ROW } from '../publicList.css';

const PLACE = '1.75rem';

export const list = styleIn('features', {
  display: 'grid',
  gridAutoRows: `minmax(${ROW}, auto)`,
});

export const item = styleIn('features', {
  ...divided,
  display: 'grid',
  gridTemplateColumns: `${PLACE} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.m,
});

export const place = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  blockSize: PLACE,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-top]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
    },
  },
});

export const amount = styleIn('features', { fontWeight: vars.font.weight.medium });

export const loading = styleIn('features', { gridColumn: '1 / -1' });
