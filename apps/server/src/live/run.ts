/** The server logs its errors, and keeps the database open until the work ends. */
export type Run = (work: () => Promise<void>) => void;
