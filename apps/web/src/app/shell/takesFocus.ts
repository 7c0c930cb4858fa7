/** Marks the element that gets the focus when its page opens, such as a board with keyboard controls. */
export const TAKES_FOCUS = { 'data-takes-focus': '' };
