import { Operator, type ServerAccess } from '@platform/tokens/browser';

/** Creates a client that calls a running server from this window. */
export const operateServer = (access: ServerAccess): Operator =>
  new Operator(access, (address, request) => fetch(address, request));
