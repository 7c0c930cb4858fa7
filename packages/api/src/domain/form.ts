import type { Problem } from '@platform/rules/fields';
import { problems, type Call, type CallPayload } from '../contract';

/** Wire names of a form's fields, by model name. */
type WireNames<C extends Call> = Readonly<Record<string, keyof CallPayload<C> & string>>;

type Draft<C extends Call, Names extends WireNames<C>> = {
  readonly [Name in keyof Names]: CallPayload<C>[Names[Name]];
};

/** Form validated with the server's schema. */
export interface Form<C extends Call, Fields> {
  readonly call: C;
  /** Returns the first problem of each draft field; empty if the draft is valid. */
  readonly problems: (draft: Fields) => Readonly<Partial<Record<keyof Fields, Problem>>>;
  /** Converts a draft to the wire format. */
  readonly toPayload: (draft: Fields) => CallPayload<C>;
}

export type FieldsOf<F> = F extends Form<Call, infer Fields> ? Fields : never;

/**
 * Declares a call's form.
 *
 * @example
 * const loginForm = defineForm(login, { name: 'code', password: 'password' });
 * loginForm.problems({ name: '', password: 'x' }) // { name: { code: 'noSignInCode' } }
 */
export function defineForm<C extends Call, const Names extends WireNames<C>>(
  call: C,
  names: Names,
): Form<C, Draft<C, Names>> {
  const fields: readonly (readonly [keyof Names, string])[] = Object.entries(names);
  // Relies on the types above, which guarantee that the names cover the payload.
  const toPayload = (draft: Draft<C, Names>) =>
    Object.fromEntries(fields.map(([name, wireName]) => [wireName, draft[name]])) as CallPayload<C>;
  return {
    call,
    toPayload,
    problems(draft) {
      const found = problems(call.request, toPayload(draft));
      const named = fields.filter(([, wireName]) => wireName in found);
      return Object.fromEntries(
        named.map(([name, wireName]) => [name, found[wireName]]),
      ) as Partial<Record<keyof Names, Problem>>;
    },
  };
}
