/** Starts background work. Errors of the work are logged, and the database stays open until the work ends. */
export type Run = (work: () => Promise<void>) => void;
