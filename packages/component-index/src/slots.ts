import ts from 'typescript';

export interface Slot {
  name: string;
  /** Type of the part's props: an element such as `<div>`, or a name such as `SliderProps`. */
  type: string;
  /**
   * Parameters of the function that returns the props of each repeated part; undefined for a single
   * part.
   */
  each: string | undefined;
  description: string;
}

function defined(node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return defined(node.type);
  if (!ts.isUnionTypeNode(node)) return node;
  const [first, ...others] = node.types.filter(
    ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  return first && others.length === 0 ? defined(first) : node;
}

/** Shortens `SlotProps<'div'>` to `<div>`, and `PartProps<SliderProps>` to `SliderProps`. */
const elementOf = (type: string): string =>
  type.replace(/^SlotProps<'(\w+)'>$/, '<$1>').replace(/^PartProps<(.+)>$/, '$1');

function readSlot(symbol: ts.Symbol, checker: ts.TypeChecker): Slot[] {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return [];
  const written = defined(declaration.type);
  const many = ts.isFunctionTypeNode(written) ? written : undefined;
  return [
    {
      name: symbol.name,
      type: elementOf(defined(many?.type ?? written).getText()),
      each: many?.parameters.map(({ name }) => name.getText()).join(', '),
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    },
  ];
}

export function readSlots(program: ts.Program, path: string, component: string): Slot[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module?.exports?.get(component as ts.__String);
  const [signature] = exported ? checker.getTypeOfSymbol(exported).getCallSignatures() : [];
  const [props] = signature?.parameters ?? [];
  const slots = props && checker.getTypeOfSymbol(props).getProperty('slotProps');
  if (!slots) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slots));
  return type.getProperties().flatMap((symbol) => readSlot(symbol, checker));
}
