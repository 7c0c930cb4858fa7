/** Marks the element that gets the focus when its page opens, such as a game board. */
export const TAKES_FOCUS = { 'data-takes-focus': '' };
