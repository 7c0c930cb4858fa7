/**
 * Splits a secret key into groups of four characters.
 *
 * @example inFours('JBSWY3DPEH') // ['JBSW', 'Y3DP', 'EH']
 */
export const inFours = (key: string): readonly string[] => key.match(/.{1,4}/g) ?? [];
