/** Starts background work. Its errors are logged, and the database stays open until it ends. */
export type Run = (work: () => Promise<void>) => void;
