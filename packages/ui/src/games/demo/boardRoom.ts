export const BOARD_ROOM = '--demo-board-room';

/** Height available for a game on its board. */
export const boardRoom = `var(${BOARD_ROOM}, 70dvb)`;
