/** Messages for the server's codes, loaded on first use. */
export { outcomes } from '@platform/messages/outcomes';
export { problems } from '@platform/messages/problems';
export { refusals } from '@platform/messages/refusals';
