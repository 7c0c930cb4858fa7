import { create } from 'storybook/theming';

/** Brand, scheme and colours of the preview, sent to Storybook's manager. */
export interface Look {
  scheme: 'dark' | 'light';
  brand: string;
  /** All colours have the form `#rrggbb`. */
  canvas: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  border: string;
  accent: string;
}

export const LOOK_CHANGED = 'platform/look-changed';

export const themeOf = ({ scheme, brand, ...colours }: Look) =>
  create({
    base: scheme,
    brandTitle: brand,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appHoverBg: colours.raised,
    appBorderColor: colours.border,
    appBorderRadius: 8,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barHoverColor: colours.accent,
    barSelectedColor: colours.accent,
    textColor: colours.text,
    textMutedColor: colours.muted,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    inputBg: colours.raised,
    inputBorder: colours.border,
    inputTextColor: colours.text,
  });
