import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const problems = style({
  paddingInlineStart: vars.space.l,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
