import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { pageRule } from './pageRule';

// By attributes: the first HTML, in which no class has a name yet, draws the same frame.
const skeleton = (name: string, rule: GlobalStyleRule) =>
  globalStyle(`[data-frame="${name}"]`, { '@layer': { [layers.layout]: rule } });

const background = vars.color.surface;

skeleton('header', { background, blockSize: vars.size.header });
skeleton('page', { ...pageRule, gap: vars.space.xl });
skeleton('card', { background, blockSize: '24rem' });
