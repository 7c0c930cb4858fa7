/** What the server says, by code, in the language of the build: fetched when it is first needed. */
export { outcomes } from '@platform/messages/outcomes';
export { problems } from '@platform/messages/problems';
export { refusals } from '@platform/messages/refusals';
