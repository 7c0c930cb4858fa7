import { formatTime } from './formatTime';
import { greeting, mailTexts } from './language';
import type { Letter, MailSite } from './letter';

/** Correction of a balance by support, for the email to the member. */
export interface BalanceNotice {
  change: 'balance-raised' | 'balance-lowered';
  /** Corrected amount in USDT. */
  amount: string;
  at: Date;
  /** Name of the member; null until the address is confirmed. */
  name: string | null;
  to: string;
  language: string;
}

/** Composes the email about a corrected balance. */
export function balanceMail(notice: BalanceNotice & MailSite): Letter {
  const { change, amount, at, name, to, language, site, origin } = notice;
  const text = mailTexts(language);
  const what = change === 'balance-raised' ? text.balanceRaised : text.balanceLowered;
  const facts = [
    text.balanceAmount({ amount }),
    text.when({ time: formatTime(at, language) }),
    text.bySupport,
  ];
  return {
    to,
    language,
    subject: text.noticeSubject({ site, what }),
    preview: facts.join(' · '),
    hello: greeting(text, name),
    paragraphs: [text.notice({ what }), facts.join('\n'), text.balanceUnexpected],
    link: { href: `${origin}/support`, text: text.supportButton },
    closing: [],
  };
}
