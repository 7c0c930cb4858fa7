import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../contract';
import { GLOSSARY } from './glossary';

type Definition = JsonSchema | boolean;

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  // `input` selects the wire format of a schema.
  typeMode: 'input',
  // Ignores rules in code, which JSON Schema cannot express. Other unknown rules throw, so that no
  // rule is lost silently.
  ignoreActions: ['check', 'partial_check', 'trim'],
};

const mapDefinition = (definition: Definition): Definition =>
  typeof definition === 'boolean' ? definition : explain(definition);

const explainProperty = ([name, property]: [string, Definition]): [string, Definition] => {
  const note = GLOSSARY[name];
  const explained = mapDefinition(property);
  if (!note || typeof explained === 'boolean') return [name, explained];
  const description = [note, explained.description].filter(Boolean).join(' ');
  return [name, { ...explained, description }];
};

function explain(schema: JsonSchema): JsonSchema {
  const { properties, items, prefixItems } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(explainProperty)),
    }),
    ...(items && {
      items: Array.isArray(items) ? items.map(mapDefinition) : mapDefinition(items),
    }),
    ...(prefixItems && { prefixItems: prefixItems.map(mapDefinition) }),
  };
}

/**
 * Returns the JSON Schema of the wire format.
 *
 * @throws Error for a rule that JSON Schema cannot express
 */
export function schemaOf(schema: Call['request']): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, CONVERSION);
  return explain(rest);
}
