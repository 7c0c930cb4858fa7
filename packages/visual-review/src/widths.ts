/** Widths at which every story is reviewed, here and in Chromatic, in CSS pixels: phone and desktop. */
export const widths = [390, 1280] as const;

export type Width = (typeof widths)[number];

/** Additional widths for layouts, in CSS pixels: the narrowest phone and a tablet. */
export const layoutWidths = [320, 768] as const;

const TABLET = 640;

/** Returns the height of the window. Screenshots of taller stories show the whole page. */
export const heightAt = (width: number) => (width < TABLET ? 844 : 800);
