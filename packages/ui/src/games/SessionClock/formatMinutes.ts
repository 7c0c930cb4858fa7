import type { sessionClock } from '@platform/messages/sessionClock';
import type { TextsOf } from '../../theme/Messages';

const PER_HOUR = 60;

/** Formats a duration: '1 h 5 min', or '42 min'. */
export function formatMinutes(
  text: Pick<TextsOf<typeof sessionClock>, 'hours' | 'minutes'>,
  minutes: number,
): string {
  const rest = { minutes: minutes % PER_HOUR };
  if (minutes < PER_HOUR) return text.minutes(rest);
  return text.hours({ hours: Math.floor(minutes / PER_HOUR), ...rest });
}
