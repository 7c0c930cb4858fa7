/** Custom property of the document with the height of the announcement above the header. */
export const ANNOUNCEMENT_HEIGHT = '--announcement-height';
