import { Operator, type ServerAccess } from '@platform/tokens/browser';

export const operateServer = (access: ServerAccess): Operator =>
  new Operator(access, (address, request) => fetch(address, request));
