import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { pageRule } from '../Page/pageRule';

// Styles skeletons by attribute, because the initial HTML shows the same skeleton before class
// names exist.
const skeleton = (name: string, rule: GlobalStyleRule) =>
  globalStyle(`[data-frame="${name}"]`, { '@layer': { [layers.layout]: rule } });

const background = vars.color.surface;
const borderRadius = vars.radius.card;

/** Returns the `grid-template-columns` value for as many columns as fit with a minimum width. */
const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

skeleton('header', { background, blockSize: vars.size.header });
skeleton('page', { ...pageRule, gap: vars.space.xl });
skeleton('card', { background, blockSize: '24rem' });
skeleton('title', {
  background,
  borderRadius,
  blockSize: '2.25rem',
  inlineSize: 'min(14rem, 60%)',
});
skeleton('bar', { background, borderRadius, blockSize: '3rem' });
skeleton('columns', { display: 'grid', gridTemplateColumns: columns('26rem'), gap: vars.space.l });
skeleton('half', { background, borderRadius, blockSize: '34rem' });
skeleton('panel', { background, borderRadius, blockSize: '16rem' });
skeleton('tiles', { display: 'grid', gridTemplateColumns: columns('9rem'), gap: vars.space.l });
skeleton('tile', { background, borderRadius, blockSize: '8rem' });
skeleton('table', {
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.xl,
  background,
  borderRadius,
});
skeleton('row', {
  background: vars.color.raised,
  borderRadius: vars.radius.small,
  blockSize: '1.25rem',
});
