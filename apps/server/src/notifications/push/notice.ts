import { gameNames } from '@platform/messages/every/gameNames';
import { notificationList } from '@platform/messages/every/notificationList';
import { pushNotices } from '@platform/messages/every/pushNotices';
import { securityLog } from '@platform/messages/every/securityLog';
import { nameOf, WINGO_GAMES } from '@platform/rules/games';
import { formatUsdt, parseUsdt } from '@platform/rules/money';
import type { PushMessage } from '../../ports/push/push';

/** Event for a push notification, merged from rows of `member_event`. */
export interface Happening {
  kind: string;
  detail: Readonly<Record<string, unknown>>;
}

type Language = keyof typeof pushNotices;

const SECURITY_PATH = '/settings/security';

const isLanguage = (tag: string): tag is Language => Object.hasOwn(pushNotices, tag);

/** Returns the text key of a security event: `passwordChanged` for 'password-changed'. */
const textNameOf = (event: string) =>
  event.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const DECIMALS = 3;

const amountOf = (value: unknown) => formatUsdt(parseUsdt(String(value)), DECIMALS);

function outcomeIn(language: Language, detail: Happening['detail']): PushMessage | undefined {
  const game = WINGO_GAMES.find(({ wire }) => wire === detail['game']);
  if (game === undefined) return undefined;
  const text = notificationList[language];
  const [staked, received] = [amountOf(detail['stake']), amountOf(detail['received'])];
  const { result: number } = detail;
  return {
    title: nameOf(game, gameNames[language]),
    text:
      typeof number === 'number'
        ? text.drawn({ number, staked, received })
        : text.calledOff({ received }),
    path: `/${game.id}`,
  };
}

function securityIn(language: Language, event: string): PushMessage | undefined {
  const texts: Readonly<Record<string, unknown>> = securityLog[language];
  const title = texts[textNameOf(event)];
  // Newer servers may write events that this version does not know.
  if (typeof title !== 'string') return undefined;
  return { title, text: pushNotices[language].notYou, path: SECURITY_PATH };
}

/** @param tag language of the member as a BCP 47 tag; English if that language has no texts */
export function noticeOf({ kind, detail }: Happening, tag: string): PushMessage | undefined {
  const language = isLanguage(tag) ? tag : 'en';
  if (kind === 'bets') return outcomeIn(language, detail);
  return securityIn(language, kind === 'withdrawal' ? 'withdrawal-asked' : String(detail['event']));
}
