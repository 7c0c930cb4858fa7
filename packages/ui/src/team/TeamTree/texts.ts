/** The words of the tree; `broken` is the specification's. */
export const TREE_TEXTS = {
  label: 'My Team Tree',
  back: 'Back',
  view: 'View',
  drill: 'Show the team of',
  expand: 'Open',
  collapse: 'Close',
  active: 'Active',
  inactive: 'Inactive',
  inTeam: 'in the team',
  broken: 'Failed to render tree',
};

export type TreeTexts = typeof TREE_TEXTS;
