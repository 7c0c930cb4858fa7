/** What the server says about something it did, for a toast. */
export const toMessage = ({ message }: { readonly message: string }): string => message;
