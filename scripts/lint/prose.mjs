/**
 * Reports unidiomatic prose that a program can detect: openings that hide the subject, long
 * sentences, and nested relative clauses. docs/contributing/writing.md has the rules.
 */

/** Opening words that hide the subject of a comment or a test title. */
const OPENING = /^(What|Who|Whom|Whose|Whether|Of|So|Such)\b/;

const LONGEST_SENTENCE = 25;

/** Splits a text into paragraphs and list items, without code and link targets. */
const paragraphsOf = (text) =>
  text
    .replaceAll(/```[\s\S]*?(```|$)/g, '\n\n')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/https?:\S+/g, 'link')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|>#@]|\d+\.) )|\n(?=\s*@)|:\n|\n {2,}(?=\S)/);

const sentencesOf = (paragraph) => paragraph.trim().split(/(?<=[.!?:;][)"'’*_]*)\s+/);

const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

export function openingProblem(text) {
  const [, word] = OPENING.exec(text.trim()) ?? [];
  return word && `'${word}' hides the subject: begin with the verb or the noun.`;
}

export function sentenceProblems(text) {
  return paragraphsOf(text)
    .filter((paragraph) => !/^\s*(\||@example\b)/.test(paragraph))
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const { length } = wordsOf(sentence);
      const start = sentence.replaceAll(/\s+/g, ' ').slice(0, 40);
      return [
        ...(length > LONGEST_SENTENCE
          ? [`A sentence of ${length} words, '${start}…': at most ${LONGEST_SENTENCE}.`]
          : []),
        ...((sentence.match(/\bwhich\b/gi)?.length ?? 0) > 1
          ? [`'which' twice in a sentence, '${start}…': make two sentences.`]
          : []),
      ];
    });
}

const textOf = ({ type, value }) =>
  type === 'Block' ? value.replaceAll(/^ *\*+ ?/gm, '').trim() : value.trim();

/** Functions whose first argument is the title of a test. */
const TITLED = /^(describe|it|test|testAlone)$/;

const calleeOf = (node) => {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return calleeOf(node.object);
    case 'CallExpression':
    case 'TaggedTemplateExpression':
      return calleeOf(node.callee ?? node.tag);
    default:
      return '';
  }
};

/** Returns the comments of a file. Joins adjacent line comments. */
export function commentsOf(sourceCode) {
  const comments = [];
  for (const comment of sourceCode.getAllComments()) {
    const last = comments.at(-1);
    const continues =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      last.end + 1 === comment.loc.start.line &&
      last.column === comment.loc.start.column;
    if (continues) {
      last.text += `\n${textOf(comment)}`;
      last.end = comment.loc.end.line;
    } else {
      const { start, end } = comment.loc;
      const text = textOf(comment);
      comments.push({
        type: comment.type,
        text,
        loc: comment.loc,
        column: start.column,
        end: end.line,
      });
    }
  }
  return comments;
}

/**
 * Returns the title that a call gives to a test, without ids of statements such as `[WINGO-03]`.
 */
export function titleOf({ callee, arguments: [title] }) {
  if (title === undefined || !TITLED.test(calleeOf(callee))) return undefined;
  const text = title.type === 'TemplateLiteral' ? title.quasis[0].value.raw : title.value;
  return typeof text === 'string' ? text.replace(/^(?:[[(][^\])]*[\])] )+/, '') : undefined;
}

export const prose = {
  meta: { type: 'suggestion', schema: [], messages: { prose: '{{problem}}' } },
  create(context) {
    const report = (target, problem) =>
      context.report({ ...target, messageId: 'prose', data: { problem } });
    return {
      Program() {
        for (const { text, loc } of commentsOf(context.sourceCode)) {
          const opening = openingProblem(text);
          for (const problem of [...(opening ? [opening] : []), ...sentenceProblems(text)]) {
            report({ loc }, problem);
          }
        }
      },
      CallExpression(node) {
        const opening = openingProblem(titleOf(node)?.replace(/^./, (c) => c.toUpperCase()) ?? '');
        if (opening) report({ node: node.arguments[0] }, opening);
      },
    };
  },
};
