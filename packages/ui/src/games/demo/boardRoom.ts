/** The custom property with the height that a window leaves for what a game shows on its board. */
export const BOARD_ROOM = '--demo-board-room';

/** That height; outside of a game, most of the window. */
export const boardRoom = `var(${BOARD_ROOM}, 70dvb)`;
