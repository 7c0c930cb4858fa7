import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { WIDE } from './looks';

/** Tabs that fill the height of their container and whose panel scrolls. */
export const filledTabs = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [WIDE]: { blockSize: '100%' } },
});

globalStyle(`${filledTabs} > [role='tabpanel']`, {
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space.m,
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
});
globalStyle(`${filledTabs} > [role='tabpanel'][hidden]`, { display: 'none' });
globalStyle(`${filledTabs} > [role='tabpanel']:focus-visible`, {
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
});
