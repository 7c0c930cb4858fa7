export interface ServerMessage {
  /** Text in the server's language, which is English for our server. */
  readonly message: string;
  /**
   * Catalogue key of the message, for other languages. Omitted by servers that only follow the
   * specification.
   */
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

export const toServerMessage = ({ message, code, params }: ServerMessage): ServerMessage => ({
  message,
  ...(code !== undefined && { code }),
  ...(params !== undefined && { params }),
});
