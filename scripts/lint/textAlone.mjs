/**
 * Reports a text next to children that appear, disappear or change. Page translators replace the
 * text node, so React then fails to insert before it, to remove it or to change it.
 */

/** Components of @platform/ui that wrap texts among their children (`wrapTexts`). */
const WRAPS = /^(Badge|Button|ButtonLink|Heading|Link|MenuItem|Notice|Text)$/;

/** Names that components give to the catalogue texts. */
const CATALOGUE = /^(text|texts|words)$/;

const TO_TEXT = /^(join|to(Fixed|LocaleString|LowerCase|String|UpperCase))$/;

const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

const isLiteral = ({ type, expressions }) =>
  type === 'Literal' || (type === 'TemplateLiteral' && expressions.length === 0);

/** Returns true if an expression is a text in at least one branch. */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'MemberExpression':
      return CATALOGUE.test(node.object.name ?? '');
    case 'CallExpression': {
      const { type, object, name, property } = node.callee;
      if (type === 'Identifier') return name === 'String';
      return (
        type === 'MemberExpression' &&
        (CATALOGUE.test(object.name ?? '') || TO_TEXT.test(property.name ?? ''))
      );
    }
    default:
      return false;
  }
}

/** Returns the closest element around a node, past fragments and conditions. */
function elementAround({ parent }) {
  while (
    parent &&
    /^(JSXFragment|JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(
      parent.type,
    )
  ) {
    ({ parent } = parent);
  }
  return parent?.type === 'JSXElement' ? parent : undefined;
}

const wraps = (element) => WRAPS.test(element?.openingElement.name.name ?? '');

/** @type {import('eslint').Rule.RuleModule} */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'A translated page loses this text, or fails, when what is beside it comes, goes or changes: put the text into a <span>, or make it one template.',
    },
  },
  create(context) {
    const check = (node, comesAndGoes) => {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length < 2 && !comesAndGoes) return;
      const expressionOf = (child) =>
        child.type === 'JSXExpressionContainer' ? child.expression : undefined;
      const changes = children.some((child) => {
        const expression = expressionOf(child);
        return expression && !isLiteral(expression);
      });
      if (!changes && !comesAndGoes) return;
      for (const child of children) {
        const expression = expressionOf(child);
        if (child.type === 'JSXText' || (expression && isText(expression))) {
          context.report({ node: child, messageId: 'beside' });
        }
      }
    };
    return {
      JSXElement(node) {
        if (!wraps(node)) check(node, false);
      },
      JSXFragment(node) {
        const isBranch = /^(Conditional|Logical)Expression$/.test(node.parent.type);
        if (!wraps(elementAround(node))) check(node, isBranch);
      },
    };
  },
};
