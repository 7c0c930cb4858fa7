import type { calledOff } from '@platform/messages/calledOff';
import type { VoidReason } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';

export const voidText = (reason: VoidReason | null, texts: TextsOf<typeof calledOff>): string => {
  if (reason === null) return texts.unknown;
  return {
    'no-beacon': texts.noBeacon,
    'seed-lost': texts.seedLost,
    'no-root': texts.noRoot,
  }[reason];
};

export const voidBrief = (
  reason: VoidReason | undefined,
  texts: TextsOf<typeof calledOff>,
): string => {
  if (reason === undefined) return texts.unknownBrief;
  return {
    'no-beacon': texts.noBeaconBrief,
    'seed-lost': texts.seedLostBrief,
    'no-root': texts.noRootBrief,
  }[reason];
};
