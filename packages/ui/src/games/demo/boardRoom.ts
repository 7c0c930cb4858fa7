/** Custom property with the height available for a game on its board. */
export const BOARD_ROOM = '--demo-board-room';

/** Height available for a game on its board. Outside a `DemoGame`, most of the window height. */
export const boardRoom = `var(${BOARD_ROOM}, 70dvb)`;
