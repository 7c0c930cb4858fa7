import ts from 'typescript';
import {
  bare,
  findObject,
  objectOf,
  propertyOf,
  readSourceFile,
  resolveRelative,
  type SourceFile,
} from './sourceFile.ts';

/** Modules of Storybook, which examples cannot import. */
const STORYBOOK = /^(@storybook\/|storybook\/)/;

interface Piece {
  node: ts.Expression;
  source: SourceFile;
}

interface ExampleOptions {
  entryOf: (name: string) => string | undefined;
  /** Returns true for an optional prop. Examples omit optional handlers that do nothing. */
  isOptional: (prop: string) => boolean;
}

/** Prefix of the keys of spread arguments, whose properties are unknown until the code runs. */
const SPREAD = '...';

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Render = ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

const isRender = (node: ts.Node): node is Render =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node);

/** Returns true if an identifier refers to a binding, instead of naming a property or an attribute. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !(ts.isJsxAttribute(parent) || ts.isPropertySignature(parent));
}

/**
 * Visits a node and its descendants. If `visit` returns false, skips the descendants of that node.
 */
function walk(node: ts.Node, visit: (node: ts.Node) => boolean): void {
  if (!visit(node)) return;
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Returns true for a call of Storybook's `fn()`, which replaces a handler in a story. */
const isMock = (node: ts.Node, { bindings }: SourceFile): node is ts.CallExpression => {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const { module, name } = bindings.get(node.expression.text)?.imported ?? {};
  return module === 'storybook/test' && name === 'fn';
};

/** Returns true if a node is part of a condition, where TypeScript would reject a literal. */
const isAsked = ({ parent }: ts.Node): boolean =>
  ts.isConditionalExpression(parent) ||
  ts.isBinaryExpression(parent) ||
  ts.isPrefixUnaryExpression(parent);

/** Resolves an access such as `hrefs.security` to its value if `hrefs` is an object literal. */
const memberOf = (node: ts.Node, source: SourceFile): Piece | undefined =>
  ts.isPropertyAccessExpression(node) && !isAsked(node) ? namedObject({ node, source }) : undefined;

class ExampleWriter {
  readonly #options: ExampleOptions;
  readonly #imports = new Map<string, Set<string>>();
  readonly #statements = new Map<ts.Statement, string>();

  constructor(options: ExampleOptions) {
    this.#options = options;
  }

  /**
   * Returns the text of a node. Collects the names in the text, and replaces mocks with functions.
   */
  text(node: ts.Node, source: SourceFile, edits: readonly Edit[] = []): string {
    const all = [...edits];
    walk(node, (child) => {
      if (all.some(({ start, end }) => child.getStart() >= start && child.end <= end)) return false;
      if (isMock(child, source)) {
        const [implementation] = child.arguments;
        const text = implementation ? this.text(implementation, source) : '() => {}';
        all.push({ start: child.getStart(), end: child.end, text });
        return false;
      }
      if (ts.isArrowFunction(child) && child.typeParameters && source.path.endsWith('.ts')) {
        // Adds a comma, because in JSX files `<Row>(` would open an element.
        const { end, hasTrailingComma } = child.typeParameters;
        if (!hasTrailingComma) all.push({ start: end, end, text: ',' });
      }
      const member = memberOf(child, source);
      if (member) {
        const text = this.text(member.node, member.source);
        all.push({ start: child.getStart(), end: child.end, text });
        return false;
      }
      if (ts.isIdentifier(child) && isReference(child)) this.#use(child.text, source);
      return true;
    });
    const offset = node.getStart();
    return all
      .sort((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end, text: replacement }) =>
          text.slice(0, start - offset) + replacement + text.slice(end - offset),
        node.getText(),
      );
  }

  #use(name: string, source: SourceFile): void {
    const binding = source.bindings.get(name);
    if (!binding) return;
    if (!binding.imported) return this.#declare(binding.statement, source);
    const { module, name: imported, isType } = binding.imported;
    if (STORYBOOK.test(module)) return;
    const renamed = imported === name ? name : `${imported} as ${name}`;
    const entry = this.#options.entryOf(imported);
    if (!module.startsWith('.') || entry) {
      const from = module.startsWith('.') ? `@platform/ui/${entry}` : module;
      const names = this.#imports.get(from) ?? new Set();
      this.#imports.set(from, names.add((isType ? 'type ' : '') + renamed));
      return;
    }
    if (imported !== name)
      throw new Error(`${source.path} renames ${imported}, which an example cannot show.`);
    this.#use(name, readSourceFile(resolveRelative(source.path, module)));
  }

  #declare(statement: ts.Statement, source: SourceFile): void {
    if (this.#statements.has(statement)) return;
    this.#statements.set(statement, '');
    const text = this.text(statement, source).replace(/^export /, '');
    // Moves the statement to the end, after the declarations that it uses.
    this.#statements.delete(statement);
    this.#statements.set(statement, text);
  }

  attribute(name: string, piece: Piece): string {
    const { node, source } = memberOf(piece.node, piece.source) ?? piece;
    if (name.startsWith(SPREAD)) return `{...${this.text(node, source)}}`;
    if (ts.isStringLiteral(node) && !/["\\\n]/.test(node.text)) return `${name}="${node.text}"`;
    if (node.kind === ts.SyntaxKind.TrueKeyword) return name;
    return `${name}={${this.text(node, source)}}`;
  }

  /** Returns the JSX attributes for arguments, without undefined values and mocks that do nothing. */
  attributes(args: ReadonlyMap<string, Piece>, without: ReadonlySet<string>): string {
    return [...args]
      .filter(([name, { node, source }]) => {
        if (name === 'children' || without.has(name)) return false;
        const isUndefined = ts.isIdentifier(node) && node.text === 'undefined';
        const isIdle = isMock(node, source) && node.arguments.length === 0;
        return !((isUndefined || isIdle) && this.#options.isOptional(name));
      })
      .map(([name, piece]) => this.attribute(name, piece))
      .join(' ');
  }

  children({ node, source }: Piece): string {
    const text = this.text(node, source);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
      return text;
    return ts.isStringLiteral(node) && !/[{}<>\n]/.test(node.text) ? node.text : `{${text}}`;
  }

  element(tag: string, args: ReadonlyMap<string, Piece>): string {
    const open = `<${tag} ${this.attributes(args, new Set())}`;
    const children = args.get('children');
    return children ? `${open}>${this.children(children)}</${tag}>` : `${open} />`;
  }

  /** Returns the body of a story's `render`, with the arguments in place of its parameter. */
  rendered(render: Render, source: SourceFile, args: ReadonlyMap<string, Piece>): string {
    const { body, parameters } = render;
    if (!body) throw new Error(`A render of ${source.path} has no body.`);
    const parameter = parameters[0]?.name;
    if (parameter && !ts.isIdentifier(parameter))
      throw new Error(`A render of ${source.path} destructures its arguments.`);
    const edits = parameter ? this.#argumentEdits(body, parameter.text, args) : [];
    if (ts.isBlock(body)) return this.text(body, source, edits).slice(1, -1);
    return `return (${this.text(bare(body), source, edits)});`;
  }

  #argumentEdits(body: ts.Node, name: string, args: ReadonlyMap<string, Piece>): Edit[] {
    const edits: Edit[] = [];
    walk(body, (node) => {
      if (!ts.isIdentifier(node) || node.text !== name || !isReference(node)) return true;
      const { parent } = node;
      if (ts.isJsxSpreadAttribute(parent)) {
        const element = parent.parent.parent;
        const set = new Set(
          parent.parent.properties.flatMap((each) =>
            ts.isJsxAttribute(each) ? each.name.getText() : [],
          ),
        );
        edits.push({ start: parent.getStart(), end: parent.end, text: this.attributes(args, set) });
        const children = args.get('children');
        if (children && ts.isJsxSelfClosingElement(element) && !set.has('children'))
          edits.push({
            start: element.end - 2,
            end: element.end,
            text: `>${this.children(children)}</${element.tagName.getText()}>`,
          });
        return true;
      }
      const value =
        ts.isPropertyAccessExpression(parent) && !isAsked(parent) && args.get(parent.name.text);
      if (!value) throw new Error(`An example cannot show ${parent.getText()}: name an argument.`);
      const text = `(${this.text(value.node, value.source)})`;
      edits.push({ start: parent.getStart(), end: parent.end, text });
      return true;
    });
    return edits;
  }

  module(body: string): string {
    const imports = [...this.#imports]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([module, names]) => importOf(module, [...names].sort()));
    return [
      imports.join('\n'),
      ...this.#statements.values(),
      `export function Example() { ${body} }`,
    ].join('\n\n');
  }
}

function importOf(module: string, names: readonly string[]): string {
  const allTypes = names.every((name) => name.startsWith('type '));
  const list = `{ ${names.join(', ')} }`;
  return `import ${allTypes ? `type ${list.replaceAll('type ', '')}` : list} from '${module}';`;
}

/** Collects the arguments of a story. A later property overrides an earlier one. */
function collectArguments({ node, source }: Piece, into: Map<string, Piece>): void {
  const value = bare(node);
  if (!ts.isObjectLiteralExpression(value)) {
    const named = namedObject({ node: value, source });
    if (named) collectArguments(named, into);
    else into.set(`${SPREAD}${value.getText()}`, { node: value, source });
    return;
  }
  for (const property of value.properties) {
    const name = property.name?.getText().replaceAll(/^['"]|['"]$/g, '') ?? '';
    if (ts.isPropertyAssignment(property))
      into.set(name, { node: bare(property.initializer), source });
    else if (ts.isShorthandPropertyAssignment(property))
      into.set(name, { node: property.name, source });
    else if (ts.isSpreadAssignment(property))
      collectArguments({ node: property.expression, source }, into);
    else throw new Error(`${source.path} has an argument that is no value: ${property.getText()}`);
  }
}

/**
 * Resolves a name to its object literal: a constant, an import, or a member such as `Default.args`.
 */
function namedObject({ node, source }: Piece): Piece | undefined {
  if (ts.isIdentifier(node)) {
    const { module, name } = source.bindings.get(node.text)?.imported ?? {};
    if (name && module?.startsWith('.')) {
      const from = readSourceFile(resolveRelative(source.path, module));
      const object = findObject(from, name);
      return object && { node: object, source: from };
    }
    const object = findObject(source, node.text);
    return object && { node: object, source };
  }
  if (ts.isPropertyAccessExpression(node)) {
    const object = namedObject({ node: node.expression, source });
    if (!object || !ts.isObjectLiteralExpression(object.node)) return undefined;
    const value = propertyOf(object.node, node.name.text);
    return value && { node: bare(value), source: object.source };
  }
  return undefined;
}

/** Returns an unformatted module whose `Example` renders a story. */
export function exampleOf(path: string, story: string, options: ExampleOptions): string {
  const source = readSourceFile(path);
  const meta = objectOf(source, 'meta');
  const own = objectOf(source, story);
  const args = new Map<string, Piece>();
  for (const object of [meta, own]) {
    const value = propertyOf(object, 'args');
    if (value) collectArguments({ node: value, source }, args);
  }
  const writer = new ExampleWriter(options);
  const render = renderOf(own) ?? renderOf(meta);
  if (render) return writer.module(writer.rendered(render, source, args));
  const component = propertyOf(meta, 'component');
  const named =
    component && ts.isExpressionWithTypeArguments(component) ? component.expression : component;
  if (!named) throw new Error(`The stories of ${path} name no component.`);
  const tag = writer.text(named, source);
  return writer.module(`return (${writer.element(tag, args)});`);
}

function renderOf(object: ts.ObjectLiteralExpression): Render | undefined {
  const property = object.properties.find((each) => each.name?.getText() === 'render');
  const value =
    property && ts.isPropertyAssignment(property) ? bare(property.initializer) : property;
  if (!value || isRender(value)) return value;
  throw new Error(`${object.getSourceFile().fileName} has a render that is not written in place.`);
}
