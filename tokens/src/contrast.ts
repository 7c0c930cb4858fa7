/** Two colours that meet in the components, and the least contrast that WCAG 2.2 AA asks for. */
export interface ContrastPair {
  /** What is read or recognised, `text.muted`: a path under `color`. */
  readonly front: string;
  /** What it stands on. */
  readonly back: string;
  /** 4.5 for text, 3 for focus rings and for borders that carry meaning. */
  readonly least: 3 | 4.5;
  /** The component and state it was seen in: 'Button, hovered'. Absent for pairs known by design. */
  readonly where?: string | undefined;
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

/** What stands on what in the components. */
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
