import { createGlobalThemeContract } from '@vanilla-extract/css';

const TONE = {
  subtle: null,
  border: null,
  solid: null,
  solidHover: null,
  onSolid: null,
  text: null,
} as const;

const GAME_COLOR = {
  subtle: null,
  solid: null,
  solidHover: null,
  onSolid: null,
  text: null,
} as const;

/**
 * Design tokens whose values come from the brand. Each is a CSS variable with a public, stable
 * name: `vars.color.accent.onSolid` is `var(--platform-color-accent-on-solid)`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Page background. */
      canvas: null,
      /** Background for cards, the sidebar and the header. */
      surface: null,
      /** Background for fields, menus and dialogs. */
      raised: null,
      hover: null,
      pressed: null,
      /** Overlay behind a dialog. */
      scrim: null,
      focus: null,
      text: { default: null, muted: null },
      border: { subtle: null, default: null, control: null },
      accent: TONE,
      success: TONE,
      danger: TONE,
      warning: TONE,
      info: TONE,
      game: { green: GAME_COLOR, red: GAME_COLOR, violet: GAME_COLOR },
      /** The brand's secondary colour, for decoration. */
      spark: { subtle: null, solid: null, text: null },
    },
    gradient: { hero: null, brand: null },
    shadow: {
      raised: null,
      overlay: null,
      /** Elevation of an accent button. */
      button: null,
      /** Elevation of a card at rest. */
      card: null,
    },
    /** Strength of decorations behind content, from 0 to 1. */
    background: { glow: null, grid: null, dots: null },
    /** Skin of the numbered balls, each from 0 to 1: corners, highlight, and width of the face. */
    ball: { round: null, gloss: null, face: null },
    space: {
      xxs: null,
      xs: null,
      s: null,
      m: null,
      l: null,
      xl: null,
      xxl: null,
      xxxl: null,
    },
    size: {
      /** Minimum size of a touch target: 44 px. */
      touch: null,
      control: null,
      controlLarge: null,
      icon: null,
      sidebar: null,
      sidebarCollapsed: null,
      header: null,
      dialog: null,
      content: null,
    },
    radius: {
      small: null,
      control: null,
      card: null,
      dialog: null,
      round: null,
      button: null,
      input: null,
      badge: null,
      toast: null,
    },
    border: { thin: null, thick: null, card: null },
    font: {
      family: { body: null, heading: null, mono: null },
      size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, display: null },
      weight: { body: null, medium: null, strong: null, heading: null, button: null },
      lineHeight: { tight: null, body: null },
      letterSpacing: { heading: null, label: null, button: null },
      /** Value of `text-transform`. */
      case: { heading: null, button: null, label: null },
    },
    duration: { fast: null, dialog: null, loader: null, pulse: null },
    easing: { standard: null, exit: null },
    layer: { sticky: null, drawer: null, dialog: null, popover: null, toast: null },
  },
  (_value, path) =>
    `platform-${path.join('-')}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
