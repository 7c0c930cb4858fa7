import type { Problem } from '@platform/rules/fields';
import type * as v from 'valibot';

/** Data that does not keep the contract: a bad request on the server, a bad reply on the client. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    message: string,
    /** Where in the data, such as `data.0.amount`; empty for the data as a whole. */
    readonly field: string,
    /** What the contract asks for there. */
    readonly expected: string,
    /** What was there instead. */
    readonly received: string,
    /** What to show the person who filled in the form; `malformed` where no form sends such data. */
    readonly problem: Problem = { code: 'malformed', params: { detail: message } },
  ) {
    super(message);
  }
}

/** The problem that `problemMessage` made a message of; `undefined` for a sentence, which is for developers. */
const problemIn = (message: string): Problem | undefined =>
  message.startsWith('{') ? (JSON.parse(message) as Problem) : undefined;

/** The sentence for an issue, for developers. */
function sentenceOf(issue: v.BaseIssue<unknown>, field: string, problem?: Problem): string {
  const place = field || 'The data';
  if (problem) return `${place}: ${problem.code}.`;
  if (issue.kind === 'validation') return issue.message;
  if (issue.kind === 'transformation') return field ? `${field}: ${issue.message}` : issue.message;
  if (issue.input === undefined) return `${place} is missing.`;
  return `${place}: expected ${issue.expected}, received ${issue.received}.`;
}

const errorOf = (issue: v.BaseIssue<unknown>): ContractError => {
  const field = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  // Validations bring a problem, meant for the person who fills in the form.
  const problem = issue.kind === 'validation' ? problemIn(issue.message) : undefined;
  return new ContractError(
    sentenceOf(issue, field, problem),
    field,
    issue.expected ?? issue.message,
    issue.received,
    problem,
  );
};

/**
 * Holds a value against a schema, by the entry point that every schema has: importing valibot here would
 * load all that any schema uses wherever a call is made.
 */
const validate = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown) =>
  schema['~standard'].validate(value) as
    | { readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] }
    | { readonly issues?: undefined; readonly value: Output };

/**
 * Turns data from the wire into the types of the contract.
 *
 * @throws ContractError for the first thing that is wrong
 */
export function decode<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = validate(schema, value);
  if (result.issues) throw errorOf(result.issues[0]);
  return result.value;
}

/**
 * What is wrong with a form: for each field its first problem, nothing when all is well.
 *
 * @example problems(signup.request, form).password // { code: 'weakPassword', params: … }
 */
export function problems(
  schema: v.GenericSchema<unknown, unknown>,
  value: unknown,
): Readonly<Record<string, Problem>> {
  const errors = (validate(schema, value).issues ?? []).map(errorOf);
  return Object.fromEntries(errors.reverse().map(({ field, problem }) => [field, problem]));
}
