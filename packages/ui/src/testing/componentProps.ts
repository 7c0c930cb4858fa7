import type * as ui from '../index';

type Ui = typeof ui;

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : object;

/** What the package exports under the name of a component. */
type ComponentName = { [Name in keyof Ui]: Name extends Capitalize<Name> ? Name : never }[keyof Ui];

/** The names of the components that take a prop. */
export type ComponentWith<Prop extends string> = {
  [Name in ComponentName]: Prop extends keyof PropsOf<Ui[Name]> ? Name : never;
}[ComponentName];

/** The `value` of `onValueChange`, where a component takes both. */
type HeldBy<Props> = {
  [Prop in keyof Props]: Prop extends `on${infer Held}Change`
    ? Uncapitalize<Held> extends keyof Props
      ? Uncapitalize<Held>
      : never
    : never;
}[keyof Props];

/** What components tell the changes of, and so hold, or leave to their caller: 'Switch.checked'. */
export type Held = {
  [Name in ComponentName]: `${Name}.${HeldBy<Required<PropsOf<Ui[Name]>>>}`;
}[ComponentName];
