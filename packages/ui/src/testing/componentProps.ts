import type * as ui from '../index';

type Ui = typeof ui;

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : object;

/** Names of the components that the package exports. */
type ComponentName = { [Name in keyof Ui]: Name extends Capitalize<Name> ? Name : never }[keyof Ui];

/** Names of the components that accept a given prop. */
export type ComponentWith<Prop extends string> = {
  [Name in ComponentName]: Prop extends keyof PropsOf<Ui[Name]> ? Name : never;
}[ComponentName];

/**
 * Props that every HTML element has, with a default. Only a change handler makes them controllable.
 */
type Native = 'value' | 'checked';

/** Controllable props: they have a change handler, such as `value` with `onValueChange`, or a default. */
type HeldBy<Props> = Props extends unknown
  ? {
      [Prop in keyof Props & string]-?: `on${Capitalize<Prop>}Change` extends keyof Props
        ? Prop
        : `default${Capitalize<Prop>}` extends Exclude<keyof Props, `default${Capitalize<Native>}`>
          ? Prop
          : never;
    }[keyof Props & string]
  : never;

/** Controllable props of all components, such as 'Switch.checked'. */
export type Held = {
  [Name in ComponentName]: `${Name}.${HeldBy<PropsOf<Ui[Name]>>}`;
}[ComponentName];
