export { outcomes } from '@platform/messages/outcomes';
export { problems } from '@platform/messages/problems';
export { refusals } from '@platform/messages/refusals';
