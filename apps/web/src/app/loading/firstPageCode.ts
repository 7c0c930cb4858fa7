import type { Session } from '@platform/api';
import { language } from '@platform/messages/language';
import { loadMemberHeader } from '../shell/lateHeader';
import { preload } from './preload';

/** Maximum wait in ms. The skeletons of React stay for about the same time. */
const PATIENCE_MS = 300;

/**
 * Waits briefly for the code of a member's first page, while the HTML shows a skeleton. React's own
 * skeleton would stay for at least 300 ms.
 */
export async function firstPageCode(session: Pick<Session, 'get'>, href: string): Promise<void> {
  // Visitors do not wait, because the landing page is part of the main bundle.
  if (!session.get().signedIn) return;
  // Warms up number formatting: the first call takes about 10 ms.
  setTimeout(() => new Intl.NumberFormat(language));
  const code = Promise.all([preload(href), loadMemberHeader().catch(() => {})]);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([code, patience]);
}
