import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from 'es-toolkit';
import ts from 'typescript';

interface Binding {
  statement: ts.Statement;
  /** Imported module, with the name of the export; undefined for a declaration. */
  imported: { module: string; name: string; isType: boolean } | undefined;
}

export interface SourceFile {
  path: string;
  file: ts.SourceFile;
  bindings: ReadonlyMap<string, Binding>;
}

function importOf(node: ts.Node, statement: ts.Statement): Binding['imported'] {
  if (!ts.isImportDeclaration(statement)) return undefined;
  const other = ts.isNamespaceImport(node) ? '*' : 'default';
  return {
    module: (statement.moduleSpecifier as ts.StringLiteral).text,
    name: ts.isImportSpecifier(node) ? (node.propertyName ?? node.name).text : other,
    isType: ts.isTypeOnlyImportDeclaration(node),
  };
}

/** Lists the declarations of a statement that introduce a name in the module. */
function declarationsIn(statement: ts.Statement): readonly ts.Node[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration): readonly ts.Node[] =>
      ts.isIdentifier(declaration.name) ? [declaration] : declaration.name.elements,
    );
  }
  if (!ts.isImportDeclaration(statement)) return [statement];
  const { importClause: standard } = statement;
  const named = standard?.namedBindings;
  const others = named && ts.isNamedImports(named) ? named.elements : [named];
  return [standard, ...others].filter((node) => node !== undefined);
}

export const readSourceFile = memoize((path: string): SourceFile => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  const bindings = file.statements.flatMap((statement) =>
    declarationsIn(statement).flatMap((node): [string, Binding][] => {
      const { name } = node as ts.NamedDeclaration;
      if (!name || !ts.isIdentifier(name)) return [];
      return [[name.text, { statement, imported: importOf(node, statement) }]];
    }),
  );
  return { path, file, bindings: new Map(bindings) };
});

export const importsOf = (path: string) =>
  [...readSourceFile(path).bindings.values()].flatMap(({ imported }) => imported ?? []);

export function resolveRelative(from: string, module: string): string {
  const path = join(dirname(from), module);
  const found = [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts')].find(existsSync);
  if (!found) throw new Error(`${from} imports ${module}, which is not a file.`);
  return found;
}

export function bare(node: ts.Expression): ts.Expression {
  if (
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node)
  )
    return bare(node.expression);
  return node;
}

export function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

export function findObject(
  { bindings }: SourceFile,
  name: string,
): ts.ObjectLiteralExpression | undefined {
  const { statement } = bindings.get(name) ?? {};
  const declaration =
    statement && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.find((each) => each.name.getText() === name)
      : undefined;
  const value = declaration?.initializer && bare(declaration.initializer);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/**
 * Returns the object literal that a name refers to.
 *
 * @throws Error if the value is not an object literal
 */
export function objectOf(source: SourceFile, name: string): ts.ObjectLiteralExpression {
  const object = findObject(source, name);
  if (!object) throw new Error(`${name} in ${source.path} is not written as an object.`);
  return object;
}
