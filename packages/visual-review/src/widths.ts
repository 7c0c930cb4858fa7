/** The widths in CSS pixels at which a story is reviewed, here and in Chromatic: phone and desk. */
export const widths = [390, 1280] as const;

export type Width = (typeof widths)[number];

/** How high the window is: a phone's or a desk's. A story that is higher is pictured to its end. */
export const heightAt = (width: number) => (width < 640 ? 844 : 800);
