import type * as ui from '../index';

type Ui = typeof ui;

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : object;

/** Names of the components that the package exports. */
type ComponentName = { [Name in keyof Ui]: Name extends Capitalize<Name> ? Name : never }[keyof Ui];

/** Names of the components that accept a given prop. */
export type ComponentWith<Prop extends string> = {
  [Name in ComponentName]: Prop extends keyof PropsOf<Ui[Name]> ? Name : never;
}[ComponentName];

/** Controllable props, which have a change handler, such as `value` with `onValueChange`. */
type HeldBy<Props> = {
  [Prop in keyof Props]: Prop extends `on${infer Held}Change`
    ? Uncapitalize<Held> extends keyof Props
      ? Uncapitalize<Held>
      : never
    : never;
}[keyof Props];

/** Controllable props of all components, such as 'Switch.checked'. */
export type Held = {
  [Name in ComponentName]: `${Name}.${HeldBy<Required<PropsOf<Ui[Name]>>>}`;
}[ComponentName];
