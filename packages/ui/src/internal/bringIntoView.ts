/** A ref for the marked option of a list: scrolls just far enough to show it. */
export const bringIntoView = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });
