/** The widths in CSS pixels at which a story is reviewed, here and in Chromatic: phone and desk. */
export const widths = [390, 1280] as const;

export type Width = (typeof widths)[number];

/** How high the window is at each width. A story that is higher is pictured to its end. */
export const heights: Record<Width, number> = { 390: 844, 1280: 800 };
