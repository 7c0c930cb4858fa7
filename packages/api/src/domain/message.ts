/** Message of the server. */
export interface ServerMessage {
  /** Text in the server's own language; English for our server. */
  readonly message: string;
  /**
   * Key of the message in the catalogue, for other languages. Servers that only follow the
   * specification omit it.
   */
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** Returns the server's message about an action, for a toast. */
export const toServerMessage = ({ message, code, params }: ServerMessage): ServerMessage => ({
  message,
  ...(code !== undefined && { code }),
  ...(params !== undefined && { params }),
});
