import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Layout shared by a page and its skeleton. */
export const pageRule = {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  padding: vars.space.xl,
  '@media': {
    '(max-width: 768px)': { padding: vars.space.l },
  },
} as const satisfies StyleRule;
