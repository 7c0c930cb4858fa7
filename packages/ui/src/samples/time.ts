/** Current time of the samples: 1 June 2026, noon UTC. */
export const NOW = Date.UTC(2026, 5, 1, 12);

export const HOUR = 3_600_000;

export const MINUTE = 60_000;
