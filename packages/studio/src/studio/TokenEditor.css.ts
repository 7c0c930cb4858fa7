import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';

export const editorTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const path = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
