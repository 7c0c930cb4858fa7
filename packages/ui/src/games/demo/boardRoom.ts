export const BOARD_ROOM = '--demo-board-room';

export const boardRoom = `var(${BOARD_ROOM}, 70dvb)`;
