/**
 * Runs work in the background. The server logs errors of the work, and keeps the database open
 * until the work ends.
 */
export type Run = (work: () => Promise<void>) => void;
