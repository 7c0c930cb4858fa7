/** Marks what takes the focus when its page opens, in place of the page: a board that is played by keys. */
export const TAKES_FOCUS = { 'data-takes-focus': '' };
