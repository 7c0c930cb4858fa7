import { vars } from '../theme/contract.css';
import { styleIn } from '../theme/styleIn';

export const grid = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
});

export const cell = styleIn('layout', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '100%',
  padding: vars.space.xl,
  // Uses a page's padding on the narrowest phone.
  '@media': { '(max-width: 320px)': { paddingInline: vars.space.l } },
  selectors: { '&[data-tall]': { blockSize: '640px', alignContent: 'start' } },
});

export const caption = styleIn('layout', {
  flexBasis: '100%',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});
