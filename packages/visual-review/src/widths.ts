/** The widths in CSS pixels at which every story is reviewed, here and in Chromatic: phone and desk. */
export const widths = [390, 1280] as const;

export type Width = (typeof widths)[number];

/** The widths at which layouts are reviewed as well: the narrowest phone and a tablet. */
export const layoutWidths = [320, 768] as const;

const TABLET = 640;

/** How high the window is: a phone's or a desk's. A story that is higher is pictured to its end. */
export const heightAt = (width: number) => (width < TABLET ? 844 : 800);
