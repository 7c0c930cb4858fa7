import { create } from 'storybook/theming';

/** Brand and scheme of the preview, for the manager. */
export interface Look {
  scheme: 'dark' | 'light';
  brand: string;
  /** Colours, as `#rrggbb`. */
  canvas: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  border: string;
  accent: string;
}

/** Event of the channel that carries a `Look`. */
export const LOOK_CHANGED = 'platform/look-changed';

/** Creates a theme of Storybook in the colours of a brand and scheme. */
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
