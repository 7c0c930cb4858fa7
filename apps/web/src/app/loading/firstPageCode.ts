import type { Session } from '@platform/api';
import { language } from '@platform/messages/language';
import { loadMemberHeader } from '../shell/lateHeader';
import { preload } from './preload';

/** Longest wait for the code of the first page, in ms. React keeps a visible skeleton for about as long. */
const PATIENCE_MS = 300;

/**
 * Waits briefly for the code of a member's first page, so that the page is drawn at once. Meanwhile, the
 * skeleton of the HTML stays. React's own skeleton would delay the page by 300 ms, however soon its code
 * arrives.
 */
export async function firstPageCode(session: Pick<Session, 'get'>, href: string): Promise<void> {
  // The landing page is part of this file's bundle.
  if (!session.get().signedIn) return;
  // Warms up the number format. Every member page has amounts, and the first format takes browsers 10 ms.
  setTimeout(() => new Intl.NumberFormat(language));
  const code = Promise.all([preload(href), loadMemberHeader().catch(() => {})]);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([code, patience]);
}
