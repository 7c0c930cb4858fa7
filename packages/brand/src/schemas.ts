import {
  brandFileSchema,
  contentSchemaFor,
  fontsFileSchema,
  readFoundation,
  ruleOf,
  type Rule,
} from '@platform/tokens';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { formatted } from '@platform/command-line';
import { mapValues } from 'es-toolkit';
import { setWith } from 'es-toolkit/compat';

type Schema = Record<string, unknown>;

/** Checks in code have no equivalent and are omitted. */
const convert = (schema: Rule['schema']): JsonSchema => {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

const TEXT = { type: 'string' };
/** Properties that the DTCG format allows in every group and token. */
const BESIDE = { '^\\$(type|description|deprecated|extensions)$': {} };

const group = (properties: Schema): Schema => ({
  type: 'object',
  properties,
  patternProperties: BESIDE,
  additionalProperties: false,
});

interface Tree {
  [key: string]: Tree | string;
}

const grown = (tree: Tree): Schema =>
  group(
    mapValues(tree, (branch) =>
      typeof branch === 'string' ? { $ref: `#/$defs/${branch}` } : grown(branch),
    ),
  );

function tokensSchema(tokensDir: string): Schema {
  const tree: Tree = {};
  const definitions = new Map<string, Schema>();
  const names = new Map<unknown, string>();
  for (const { path, type } of readFoundation(tokensDir).contract.values()) {
    const rule = ruleOf(path, type);
    if (!rule || type === undefined)
      throw new Error(`The token '${path}' has no rule: see rules.ts.`);
    const name = names.get(rule) ?? `${type}${names.size + 1}`;
    names.set(rule, name);
    const value = { description: `A ${rule.is}.`, ...convert(rule.written) };
    definitions.set(name, { ...group({ $value: value }), required: ['$value'] });
    setWith(tree, path, name, Object);
  }
  const { properties, ...rest } = grown(tree);
  return {
    ...rest,
    properties: { $schema: TEXT, ...(properties as Schema) },
    $defs: Object.fromEntries(definitions),
  };
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Returns the JSON Schemas of a brand's files, which editors use for completion. */
export async function schemaFiles(tokensDir: string): Promise<Map<string, string>> {
  const schemas = {
    'brand.schema.json': { title: "A brand's facts", ...convert(brandFileSchema) },
    'content.schema.json': { title: "A brand's content", ...convert(contentSchemaFor('en')) },
    'fonts.schema.json': { title: "A brand's typefaces", ...convert(fontsFileSchema) },
    'tokens.schema.json': { title: "A brand's tokens", ...tokensSchema(tokensDir) },
  };
  const files = Object.entries(schemas).map(async ([name, schema]) => {
    const file = `${tokensDir}/schema/${name}`;
    const text = JSON.stringify({ $schema: DRAFT, ...schema });
    return [name, await formatted(file, text)] as const;
  });
  return new Map(await Promise.all(files));
}
