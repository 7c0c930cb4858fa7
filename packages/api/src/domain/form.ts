import type { Problem } from '@platform/rules/fields';
import { problems, type Call, type CallPayload } from '../contract';

/** What a form's fields are called on the wire, by the names they have here. */
type WireNames<C extends Call> = Readonly<Record<string, keyof CallPayload<C> & string>>;

/** What the member has typed so far. */
type Draft<C extends Call, Names extends WireNames<C>> = {
  readonly [Name in keyof Names]: CallPayload<C>[Names[Name]];
};

/** A form that the member fills in, judged by the very schema that the server judges it by. */
export interface Form<C extends Call, Fields> {
  readonly call: C;
  /** What is wrong with a draft: for each field its first problem, nothing when all is well. */
  readonly problems: (draft: Fields) => Readonly<Partial<Record<keyof Fields, Problem>>>;
  /** The draft as the wire wants it. */
  readonly toPayload: (draft: Fields) => CallPayload<C>;
}

/** What a form asks for. */
export type FieldsOf<F> = F extends Form<Call, infer Fields> ? Fields : never;

/**
 * Declares the form of a call.
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
  // The one cast: the types above say that the names cover the payload.
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
