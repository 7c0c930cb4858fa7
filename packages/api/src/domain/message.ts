/** What the server says. */
export interface ServerMessage {
  /** In the server's own language, English with ours. */
  readonly message: string;
  /**
   * The key of the message in the catalogue, by which a client shows it in another language. A server
   * that keeps to the specification leaves it out.
   */
  readonly code?: string | undefined;
  /** The arguments of the message, where it has any. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** What the server says about something it did, for a toast. */
export const toServerMessage = ({ message, code, params }: ServerMessage): ServerMessage => ({
  message,
  ...(code !== undefined && { code }),
  ...(params !== undefined && { params }),
});
