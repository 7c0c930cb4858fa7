import type { Problem } from '@platform/rules/fields';
import type * as v from 'valibot';

/** Data that violates the contract: a bad request on the server, a bad reply on the client. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    message: string,
    /** Path of the field, such as `data.0.amount`; empty for the data as a whole. */
    readonly field: string,
    readonly expected: string,
    readonly received: string,
    /** Problem to show in the form; `malformed` for data that no form would send. */
    readonly problem: Problem = { code: 'malformed', params: { detail: message } },
  ) {
    super(message);
  }
}

/** Parses the problem in a `problemMessage` message; `undefined` for a sentence for developers. */
const problemIn = (message: string): Problem | undefined =>
  message.startsWith('{') ? (JSON.parse(message) as Problem) : undefined;

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
  // Reads the problem for the form from a validation message.
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
 * Validates by the standard interface of the schema. Importing valibot would load every schema
 * feature on every page that makes a call.
 */
const validate = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown) =>
  schema['~standard'].validate(value) as
    | { readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] }
    | { readonly issues?: undefined; readonly value: Output };

/**
 * Decodes wire data to the contract's types.
 *
 * @throws ContractError for the first problem
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
 * Returns the first problem of each form field; empty if the form is valid.
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
