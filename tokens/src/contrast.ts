/** A translucent layer of one colour. */
export interface Overlay {
  /** Path under `color`. */
  readonly color: string;
  /** Opacity from 0 to 1, multiplied by that of the token. */
  readonly opacity: number;
}

/** Two colours that meet in the components, and their least contrast (WCAG 2.2 AA). */
export interface ContrastPair {
  /** Foreground: a path under `color` such as `text.muted`, or a colour that is not a token. */
  readonly front: string;
  /**
   * Opaque background: a path, a colour that is not a token (`#ffffff`), or a place on a gradient
   * in percent (`gradient.hero@40`).
   */
  readonly back: string;
  /** Layers between the two colours, lowest first. Absent if there are none. */
  readonly overlays?: readonly Overlay[] | undefined;
  /** Opacity of the foreground. Absent if it is opaque. */
  readonly opacity?: number | undefined;
  /** Least ratio: 4.5 for text, 3 for icons, focus rings and borders that carry meaning. */
  readonly least: 3 | 4.5;
  /** Components and states that show the pair: 'Button (hover)'. Absent for pairs of the design. */
  readonly where?: string | undefined;
  /** Story that shows the pair: `primitives-button--default`. Absent for pairs of the design. */
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

/** Pairs that follow from the design of the components. */
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
