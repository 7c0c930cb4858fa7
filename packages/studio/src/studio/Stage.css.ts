import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { filledTabs } from './filledTabs.css';
import { NARROW } from './looks';

export const stage = style({
  gridArea: 'screens',
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [NARROW]: { gridArea: 'auto' } },
});

export const devices = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: vars.space.s,
  display: 'flex',
  background: vars.color.canvas,
});

globalStyle(`${devices} > [aria-pressed='true']`, {
  color: vars.color.accent.text,
  background: vars.color.accent.subtle,
});

export const screens = style([filledTabs]);

// Leaves space to the right of the tabs for the device buttons.
globalStyle(`${screens} > [role='tablist']`, { paddingInlineEnd: '6.5rem' });
