import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { divided, ROW } from '../publicList.css';

const arrive = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const list = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridAutoRows: `minmax(${ROW}, auto)`,
  columnGap: vars.space.m,
});

const row = {
  ...divided,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
} as const;

export const item = styleIn('features', {
  ...row,
  animation: `${arrive} ${vars.duration.dialog} ${vars.easing.standard}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const loading = styleIn('features', { ...row, gridTemplateColumns: '1fr' });

export const won = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.success.text,
});

export const trophy = styleIn('features', { inlineSize: '1.1em', blockSize: '1.1em' });

export const amount = styleIn('features', {
  justifySelf: 'end',
  fontWeight: vars.font.weight.medium,
});
