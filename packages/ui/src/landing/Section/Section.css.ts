import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  containerType: 'inline-size',
  selectors: { '&[data-tone="sunken"]': { background: vars.color.surface } },
});

/** Space between the window edge and the content. */
export const gutter = `max(${vars.space.l}, 2.5cqi, (100cqi - ${vars.size.content}) / 2)`;

export const content = styleIn('features', {
  display: 'grid',
  gap: vars.space.xxl,
  paddingBlock: vars.space.xxxl,
  paddingInline: gutter,
  selectors: {
    // Adjacent sections on the same background share the space between them.
    [`${root}[data-tone="plain"] + ${root}[data-tone="plain"] > &`]: { paddingBlockStart: 0 },
  },
  '@container': {
    '(min-width: 60rem)': {
      selectors: {
        [`${root}[data-arrangement="split"] > &`]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          gap: vars.space.xxxl,
        },
      },
    },
    '(max-width: 40rem)': { paddingBlock: vars.space.xxl, gap: vars.space.xl },
  },
});

export const head = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.l,
  minInlineSize: 0,
  maxInlineSize: '44rem',
});

export const intro = styleIn('features', { textWrap: 'pretty' });

export const body = styleIn('features', { minInlineSize: 0 });
