import { useLocation } from 'react-router-dom';

/**
 * Returns the token in the URL of an email link. The token is in the fragment, which browsers do
 * not send to servers. Links of earlier releases have the token in the query.
 */
export function useLinkToken(): string {
  const { hash, search } = useLocation();
  const tokenIn = (text: string) => new URLSearchParams(text).get('token');
  return tokenIn(hash.slice(1)) ?? tokenIn(search) ?? '';
}
