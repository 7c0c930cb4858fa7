const CLIENT_SEED = /^[\x21-\x39\x3b-\x7e]{1,64}$/;

/** Returns true for a valid client seed: 1 to 64 visible ASCII characters except the colon. */
export const isClientSeed = (text: string): boolean => CLIENT_SEED.test(text);
