/** Texts of the server's codes in the language of the build, loaded on first use. */
export { outcomes } from '@platform/messages/outcomes';
export { problems } from '@platform/messages/problems';
export { refusals } from '@platform/messages/refusals';
