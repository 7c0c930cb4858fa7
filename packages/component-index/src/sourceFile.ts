import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from 'es-toolkit';
import ts from 'typescript';

/** Origin of a name in a module: a declaration or an import. */
type Binding =
  | { kind: 'declared'; statement: ts.Statement }
  | { kind: 'imported'; module: string; name: string; statement: ts.ImportDeclaration };

export interface SourceFile {
  path: string;
  file: ts.SourceFile;
  bindings: ReadonlyMap<string, Binding>;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? name.text
        : name.elements.flatMap((element) =>
            ts.isBindingElement(element) && ts.isIdentifier(element.name) ? element.name.text : [],
          ),
    );
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

/** Lists the local names of an import, each with its name in the imported module. */
function importedNames({ importClause }: ts.ImportDeclaration): [local: string, name: string][] {
  const { name, namedBindings } = importClause ?? {};
  const standard: [string, string][] = name ? [[name.text, 'default']] : [];
  if (!namedBindings) return standard;
  if (ts.isNamespaceImport(namedBindings)) return [...standard, [namedBindings.name.text, '*']];
  return [
    ...standard,
    ...namedBindings.elements.map((element): [string, string] => [
      element.name.text,
      (element.propertyName ?? element.name).text,
    ]),
  ];
}

export const readSourceFile = memoize((path: string): SourceFile => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  const bindings = new Map<string, Binding>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const module = (statement.moduleSpecifier as ts.StringLiteral).text;
      for (const [local, name] of importedNames(statement))
        bindings.set(local, { kind: 'imported', module, name, statement });
    } else {
      for (const name of declaredNames(statement))
        bindings.set(name, { kind: 'declared', statement });
    }
  }
  return { path, file, bindings };
});

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

/** Returns a property's value in an object literal; undefined if it is absent. */
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

/** Returns the object literal that is the value of a `const` in the module; undefined for other values. */
export function findObject(
  { bindings }: SourceFile,
  name: string,
): ts.ObjectLiteralExpression | undefined {
  const binding = bindings.get(name);
  const statement = binding?.kind === 'declared' ? binding.statement : undefined;
  const declaration =
    statement && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.find((each) => each.name.getText() === name)
      : undefined;
  const value = declaration?.initializer && bare(declaration.initializer);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/**
 * Returns the object literal that is the value of a `const`.
 * @throws Error if the value is not an object literal
 */
export function objectOf(source: SourceFile, name: string): ts.ObjectLiteralExpression {
  const object = findObject(source, name);
  if (!object) throw new Error(`${name} in ${source.path} is not written as an object.`);
  return object;
}
