/** Custom property with the height available for a game on its board. */
export const BOARD_ROOM = '--demo-board-room';

/** Height available for a game, or most of the window outside a game frame. */
export const boardRoom = `var(${BOARD_ROOM}, 70dvb)`;
