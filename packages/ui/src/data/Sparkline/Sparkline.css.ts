import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'inline-block',
  inlineSize: '6em',
  blockSize: '1.5em',
  // Margin for the dot and the line ends, which extend beyond the box.
  marginInline: '0.25em',
  overflow: 'visible',
  verticalAlign: 'middle',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
