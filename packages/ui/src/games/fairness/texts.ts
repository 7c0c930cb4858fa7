import type { calledOff } from '@platform/messages/calledOff';
import type { VoidReason } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';

/** What a history shows in place of a result. */
export const voidText = (reason: VoidReason | null, texts: TextsOf<typeof calledOff>): string => {
  if (reason === null) return texts.unknown;
  return { 'no-beacon': texts.noBeacon, 'seed-lost': texts.seedLost }[reason];
};
