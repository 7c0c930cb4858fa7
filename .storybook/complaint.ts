/**
 * Warning that Storybook causes itself: to log a native event, it reads every property of the window
 * that the event belongs to.
 */
const OF_STORYBOOK = 'Accessing the Story Store is deprecated';

export const isComplaint = (type: string, text: string): boolean =>
  ['error', 'warn', 'warning'].includes(type) && !text.startsWith(OF_STORYBOOK);
