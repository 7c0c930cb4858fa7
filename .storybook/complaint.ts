/**
 * Warning that Storybook itself causes: to log a native event, Storybook reads every property of
 * the event's window.
 */
const OF_STORYBOOK = 'Accessing the Story Store is deprecated';

export const isComplaint = (type: string, text: string): boolean =>
  ['error', 'warn', 'warning'].includes(type) && !text.startsWith(OF_STORYBOOK);
