import type { OpenApiDocument } from '@platform/api/openapi';

export type Schema = OpenApiDocument['components']['parameters'][string]['schema'];
type Described = Exclude<Schema, boolean>;

export interface Field {
  /** Path of the field, such as `data[].amount`. */
  name: string;
  type: string;
  required: boolean;
  note: string;
}

const described = (schema: Schema | undefined): Described =>
  typeof schema === 'object' ? schema : {};

function elementOf({ items, prefixItems }: Described): Described | undefined {
  const element = prefixItems?.[0] ?? items;
  return element === undefined || Array.isArray(element) ? undefined : described(element);
}

function typeOf(schema: Described): string {
  const { const: only, enum: choices, anyOf, type } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (anyOf) return anyOf.map((choice) => typeOf(described(choice))).join(' | ');
  const element = type === 'array' ? elementOf(schema) : undefined;
  return element ? `${typeOf(element)}[]` : String(type ?? 'any');
}

function noteOf({ description, pattern, minLength, maxLength, default: fallback }: Described) {
  const lengths =
    minLength !== undefined && maxLength !== undefined
      ? `${minLength} to ${maxLength} characters.`
      : minLength !== undefined
        ? `At least ${minLength} characters.`
        : maxLength !== undefined
          ? `At most ${maxLength} characters.`
          : undefined;
  const notes = [
    description,
    lengths,
    pattern && `Matches ${pattern}`,
    fallback !== undefined && `By default ${JSON.stringify(fallback)}.`,
  ];
  return notes.filter(Boolean).join(' ');
}

export function fieldOf(name: string, schema: Schema, required: boolean): Field[] {
  const value = described(schema);
  const row = { name, type: typeOf(value), required, note: noteOf(value) };
  return [row, ...fieldsOf(value, name)];
}

/** @param path name of the containing field; '' for the request or reply itself */
export function fieldsOf(schema: Schema, path = ''): Field[] {
  const value = described(schema);
  const element = elementOf(value);
  if (element) return fieldsOf(element, `${path}[]`);
  return Object.entries(value.properties ?? {}).flatMap(([name, property]) =>
    fieldOf(path ? `${path}.${name}` : name, property, (value.required ?? []).includes(name)),
  );
}
