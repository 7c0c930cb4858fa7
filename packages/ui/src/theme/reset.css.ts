import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', scrollPaddingBlockStart: vars.size.header });
reset('body', { margin: 0, minBlockSize: '100dvb' });
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('img, svg, canvas', { display: 'block', maxInlineSize: '100%' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse' });

// Applies the page styles to each branded element, because stories show several brands side by side.
reset('[data-brand]', {
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.body,
  lineHeight: vars.font.lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
});
reset("[data-scheme='system']", { colorScheme: 'light dark' });
reset("[data-scheme='dark']", { colorScheme: 'dark' });
reset("[data-scheme='light']", { colorScheme: 'light' });

reset(':focus-visible', {
  outline: `${vars.border.thick} solid ${vars.color.focus}`,
  outlineOffset: vars.border.thick,
});
// Elements that only code focuses, so that screen readers announce them. They respond to no key, and
// need no focus ring.
reset(
  ":is(h1, h2, h3, h4, p, ul, ol, main, section, [role='alert'])[tabindex='-1']:focus-visible",
  { outline: 'none' },
);
// `!important` overrides the brand's focus ring, which is not in a layer.
reset(':root, [data-brand]', {
  '@media': {
    '(forced-colors: active)': { vars: { [vars.color.focus]: 'CanvasText !important' } },
  },
});
