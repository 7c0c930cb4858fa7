import type { Session } from '@platform/api';
import { language } from '@platform/messages/language';
import { loadMemberHeader } from '../shell/lateHeader';
import { preload } from './preload';

/**
 * Maximum wait for the code of the first page, in ms. React shows a visible skeleton for about the same
 * time.
 */
const PATIENCE_MS = 300;

/**
 * Waits briefly for the code of a member's first page, so that the page renders immediately. Meanwhile,
 * the skeleton of the HTML stays. React's own skeleton would delay the page by 300 ms, however soon the
 * code arrives.
 */
export async function firstPageCode(session: Pick<Session, 'get'>, href: string): Promise<void> {
  // Visitors do not wait, because the landing page is part of the main bundle.
  if (!session.get().signedIn) return;
  // Warms up number formatting. Every member page contains amounts, and the first format takes browsers
  // 10 ms.
  setTimeout(() => new Intl.NumberFormat(language));
  const code = Promise.all([preload(href), loadMemberHeader().catch(() => {})]);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([code, patience]);
}
