/** The command cannot do what it was asked: the message is all the user needs, a stack is none. */
export class InputError extends Error {
  override name = 'InputError';
}
