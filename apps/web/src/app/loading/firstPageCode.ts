import type { Session } from '@platform/api';
import { language } from '@platform/messages/language';
import { loadMemberHeader } from '../shell/lateHeader';
import { preload } from './preload';

/** How long the first page is waited for, in ms: about as long as React keeps a skeleton that it has shown. */
const PATIENCE_MS = 300;

/**
 * Waits for the code of the page that a member opens, if it comes soon, so that it is drawn at once. Until
 * then the skeleton of the HTML stands. React's own would be drawn first, and keep the page back for
 * 300 ms, however soon its code is there.
 */
export async function firstPageCode(session: Pick<Session, 'get'>, href: string): Promise<void> {
  // What visitors see first came with this file.
  if (!session.get().signedIn) return;
  // Every page of members has amounts. Browsers take 10 ms to learn how a language writes numbers.
  setTimeout(() => new Intl.NumberFormat(language));
  const code = Promise.all([preload(href), loadMemberHeader().catch(() => {})]);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([code, patience]);
}
