import type { Slots } from './conformance';

/** Parts of the fields, and the props that render the messages. */
export const FIELD = ['field', 'label', 'frame', 'hint', 'error'];
export const CONTROL = ['field', 'label', 'hint', 'error'];
export const GROUP = ['label', 'options', 'hint', 'error'];
export const TEXTS = { hint: 'Hint', error: 'Error' };

/** Parts of a dialog without a footer. */
export const DIALOG = ['overlay', 'header', 'close'];

/** Parts of a form with an error. */
export const SENT = ['notice', 'submit'];
export const REFUSED = { error: 'Error' };
export const NEW_PASSWORD = ['password', 'confirmation'];

export const CHART = ['title', 'toggle', 'legend', 'plot'];

export const TABLE_PARTS = ['table', 'head', 'headerRow', 'body'];
export const TABLE_MANY = ['header', 'row', 'cell'];

/** Parts of a table whose rows are loading. */
export const LOADING_TABLE: Slots = {
  parts: TABLE_PARTS,
  many: ['header'],
  props: { page: undefined },
};
