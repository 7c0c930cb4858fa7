export const BOARD_ROOM = '--demo-board-room';

/** Height available for a game on its board, or most of the window height outside a `DemoGame`. */
export const boardRoom = `var(${BOARD_ROOM}, 70dvb)`;
