/** Starts work that nothing waits for: its errors are logged, and it ends before the database closes. */
export type Run = (work: () => Promise<void>) => void;
