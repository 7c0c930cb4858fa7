import { Operator, type ServerAccess } from '@platform/tokens/browser';

/** Connects to a running server from this window. */
export const operateServer = (access: ServerAccess): Operator =>
  new Operator(access, (address, request) => fetch(address, request));
