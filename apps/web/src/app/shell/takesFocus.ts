/** Marks the element that gets the focus when its page opens, such as a board that is played by keys. */
export const TAKES_FOCUS = { 'data-takes-focus': '' };
