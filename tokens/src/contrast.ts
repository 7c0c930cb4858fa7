export interface Overlay {
  /** Token path without the prefix `color.`. */
  readonly color: string;
  /** Opacity from 0 to 1, multiplied by the token's own opacity. */
  readonly opacity: number;
}

/** Foreground and background of a component, with their minimum contrast (WCAG 2.2 AA). */
export interface ContrastPair {
  /** Path below `color`, such as `text.muted`, or a literal colour. */
  readonly front: string;
  /**
   * Opaque: a path below `color`, a literal colour such as `#ffffff`, or a position on a gradient
   * in percent, such as `gradient.hero@40`.
   */
  readonly back: string;
  /**
   * Translucent layers between background and foreground, lowest first. Absent if there are none.
   */
  readonly overlays?: readonly Overlay[] | undefined;
  /** Opacity of the foreground. Absent if it is opaque. */
  readonly opacity?: number | undefined;
  /** Minimum ratio: 4.5 for text; 3 for icons, focus rings and borders that carry meaning. */
  readonly least: 3 | 4.5;
  /**
   * Components and states that show the pair, such as 'Button (hover)'. Absent for pairs of the
   * design.
   */
  readonly where?: string | undefined;
  /**
   * Id of a story that shows the pair, such as `primitives-button--default`. Absent for pairs of
   * the design.
   */
  readonly story?: string | undefined;
}

const pair = (front: string, back: string, least: ContrastPair['least']): ContrastPair => ({
  front,
  back,
  least,
});

const GROUNDS = ['canvas', 'surface', 'raised'];

const TONES = [
  'accent',
  'success',
  'danger',
  'warning',
  'info',
  'game.green',
  'game.red',
  'game.violet',
];

/** Pairs that follow from the design rules, even if no story shows them. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...[...GROUNDS, 'hover'].flatMap((ground) => [
    pair('text.default', ground, 4.5),
    pair('text.muted', ground, 4.5),
    pair('focus', ground, 3),
  ]),
  ...GROUNDS.map((ground) => pair('border.control', ground, 3)),
  ...TONES.flatMap((tone) => [
    pair(`${tone}.onSolid`, `${tone}.solid`, 4.5),
    pair(`${tone}.onSolid`, `${tone}.solidHover`, 4.5),
    ...GROUNDS.map((ground) => pair(`${tone}.text`, ground, 4.5)),
    pair(`${tone}.text`, `${tone}.subtle`, 4.5),
    pair('text.default', `${tone}.subtle`, 4.5),
  ]),
];
