import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Single line, as tall as its buttons. */
export const root = styleIn('features', {
  alignItems: 'center',
  paddingBlock: 0,
  paddingInlineEnd: vars.space.xs,
  containerType: 'inline-size',
});

export const line = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const text = styleIn('features', {
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.font.lineHeight.tight,
});

/** Sentence with the email address, hidden in narrow notices. */
export const sent = styleIn('features', {
  display: 'none',
  '@container': { '(min-width: 40rem)': { display: 'inline' } },
});

export const again = styleIn('features', {
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  fontSize: vars.font.size.s,
});
