export type { Answering, CallName, ReplyOf, RequestOf } from './calls';
export { exampleReplies } from './exampleReplies';
export { exampleMoment } from './examples/game';
export { mockHandlers, type MockOptions, type MockReplies } from './mockHandlers';
