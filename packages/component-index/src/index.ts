export { componentSizes } from './componentSizes.ts';
export { readComponents, type Component, type Story } from './components.ts';
export { readEntries, type Entry, type Exported } from './entries.ts';
export { exampleWriter, shown } from './examples.ts';
export { readProps, type Prop, type PropTable } from './props.ts';
export type { Slot } from './slots.ts';
