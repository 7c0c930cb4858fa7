/** A translucent layer of a colour. */
export interface Overlay {
  /** A path under `color`. */
  readonly color: string;
  /** From 0 to 1, multiplied by the opacity of the token itself. */
  readonly opacity: number;
}

/** Two colours that meet in the components, and the least contrast that WCAG 2.2 AA asks for. */
export interface ContrastPair {
  /** What is read or recognised, `text.muted`: a path under `color`, or a colour that is not a token. */
  readonly front: string;
  /**
   * The opaque background: a path, a colour that is not a token, `#ffffff`, or a
   * place on a gradient in percent, `gradient.hero@40`.
   */
  readonly back: string;
  /** What lies between the two, lowest first. Absent for nothing. */
  readonly overlays?: readonly Overlay[] | undefined;
  /** How much of the front is seen. Absent for all of it. */
  readonly opacity?: number | undefined;
  /** 4.5 for text, 3 for icons, focus rings and borders that carry meaning. */
  readonly least: 3 | 4.5;
  /** The components and states it was seen in: 'Button (hover)'. Absent for pairs known by design. */
  readonly where?: string | undefined;
  /** A story that shows it, `primitives-button--default`. Absent for pairs known by design. */
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

/** Which colours are on which in the components. */
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
