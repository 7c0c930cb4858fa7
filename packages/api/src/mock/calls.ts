import type * as contract from '../contract';
import type { Call, CallReply, CallRequest, ErrorReply } from '../contract';

type Contract = typeof contract;

/** Every call of the contract under its name. */
export type CallsByName = {
  [Name in keyof Contract as Contract[Name] extends Call ? Name : never]: Extract<
    Contract[Name],
    Call
  >;
};

export type CallName = keyof CallsByName;

/** What a call answers when it succeeds, as it travels. */
export type ReplyOf<Name extends CallName> = CallReply<CallsByName[Name]>;
/** What a call is asked, decoded. */
export type RequestOf<Name extends CallName> = CallRequest<CallsByName[Name]>;

/** A reply, or what makes one of the request. */
export type Answering<Name extends CallName> =
  | ReplyOf<Name>
  | ErrorReply
  | ((request: RequestOf<Name>) => ReplyOf<Name> | ErrorReply);

/** A successful reply of some of the calls. */
export type Examples<Names extends CallName> = { readonly [Name in Names]: ReplyOf<Name> };
