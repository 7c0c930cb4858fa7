import type * as contract from '../contract';
import type { Call, CallReply, CallRequest, ErrorReply } from '../contract';

type Contract = typeof contract;

export type CallsByName = {
  [Name in keyof Contract as Contract[Name] extends Call ? Name : never]: Extract<
    Contract[Name],
    Call
  >;
};

export type CallName = keyof CallsByName;

/** Successful reply to a call, in the wire format. */
export type ReplyOf<Name extends CallName> = CallReply<CallsByName[Name]>;
export type RequestOf<Name extends CallName> = CallRequest<CallsByName[Name]>;

/** Reply, or a function that creates one from the request. */
export type Answering<Name extends CallName> =
  | ReplyOf<Name>
  | ErrorReply
  | ((request: RequestOf<Name>) => ReplyOf<Name> | ErrorReply);

export type Examples<Names extends CallName> = { readonly [Name in Names]: ReplyOf<Name> };
