/**
 * A key in groups of four, as people read it aloud and type it.
 *
 * @example inFours('JBSWY3DPEH') // ['JBSW', 'Y3DP', 'EH']
 */
export const inFours = (key: string): readonly string[] => key.match(/.{1,4}/g) ?? [];
