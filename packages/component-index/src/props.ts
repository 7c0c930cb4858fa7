import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCompilerOptions, type PropItem } from 'react-docgen-typescript';
import ts from 'typescript';
import type { Component } from './components.ts';
import { readSlots, type Slot } from './slots.ts';

export interface Prop {
  name: string;
  type: string;
  required: boolean;
  /** Text after `@default`; undefined if there is none. */
  defaultValue: string | undefined;
  description: string;
}

/** Component with its own props, without the props of HTML elements. */
export interface PropTable {
  component: string;
  props: Prop[];
  /** Parts that `slotProps` customizes; empty if the component has no such prop. */
  slots: Slot[];
}

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

const isOwn = ({ parent, declarations }: PropItem): boolean =>
  !/node_modules/.test(parent?.fileName ?? declarations?.[0]?.fileName ?? '');

const readProp = ({ name, type, required, defaultValue, description }: PropItem): Prop => ({
  name,
  type: type.name === 'enum' ? (type.raw ?? type.name) : type.name,
  required,
  defaultValue: (defaultValue as { value: string } | null)?.value,
  description,
});

/** Lists the files in a component's folder that may export components. */
const sourcesOf = ({ path, name }: Component): string[] =>
  readdirSync(dirname(path))
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    // Sorts the component's own file first.
    .sort((a, b) => Number(b === `${name}.tsx`) - Number(a === `${name}.tsx`))
    .map((file) => join(dirname(path), file));

export function readProps(
  components: readonly Component[],
  isPublic: (name: string) => boolean,
): Map<string, PropTable[]> {
  const parser = withCompilerOptions(OPTIONS, {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: isOwn,
  });
  const files = components.flatMap(sourcesOf);
  const program = ts.createProgram(files, OPTIONS);
  return new Map(
    components.map((component) => {
      const found = sourcesOf(component).flatMap((file) =>
        parser.parseWithProgramProvider(file, () => program).map((each) => ({ ...each, file })),
      );
      const tables = found
        .filter(({ displayName, props }) => isPublic(displayName) && Object.keys(props).length > 0)
        .map(({ displayName, props, file }) => ({
          component: displayName,
          props: Object.values(props).map(readProp),
          slots: props['slotProps'] ? readSlots(program, file, displayName) : [],
        }));
      return [component.name, tables];
    }),
  );
}
