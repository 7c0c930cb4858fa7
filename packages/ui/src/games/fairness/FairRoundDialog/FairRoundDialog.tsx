'use client';

import { closingOf, type GameType } from '@platform/rules/wingo';
import { FullHash } from '../../../data/FullHash/FullHash';
import { Stack } from '../../../layout/Stack/Stack';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Link } from '../../../primitives/Link/Link';
import { Text } from '../../../primitives/Text/Text';
import type { AwaitedBeacon, WingoRound } from '../../wingo/types';
import { BEACON_NAMES } from '../texts';

const TEXTS = {
  intro:
    'What decides this round was fixed before the first bet: a secret seed, and public randomness that does not exist yet. When the round is over, Verify beside it shows that nothing was exchanged.',
  commitment: 'Commitment',
  commitmentHint: 'The SHA-256 of the secret seed. Keep it, and compare it after the draw.',
  beacon: 'Beacon round',
  beaconKey: 'Public key of the beacon',
  none: 'Nothing was published about this round.',
  guide: 'How draws are kept fair',
};

export interface FairRoundDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'children' | 'footer'
> {
  /** The game that it is of. */
  gameType: GameType;
  /** The round that runs. `undefined` while it is not known. */
  round: WingoRound | undefined;
  /** Where draws are explained. Without it no link leads there. */
  guideHref?: string | undefined;
  /** @default 'Fairness of this round' */
  title?: string;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/** When a beacon is published: 'published 2 s after betting closes'. */
function timeText(game: GameType, { endsAt }: WingoRound, { at }: AwaitedBeacon): string {
  const seconds = Math.round((at - endsAt) / 1000) + closingOf(game).closes;
  return `published ${seconds} s after betting closes`;
}

/**
 * What is fixed of the round that runs: the commitment to its seed, and the beacon round that it
 * waits for.
 *
 * **When not to use it:** once the round is over, use a `VerifyDialog`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape | closes it |
 */
export function FairRoundDialog({
  gameType,
  round,
  guideHref,
  title = 'Fairness of this round',
  texts,
  ...rest
}: FairRoundDialogProps) {
  const text = { ...TEXTS, ...texts };
  const { commitment, beacon } = round ?? {};
  return (
    <Dialog {...rest} title={title} {...(round && { description: `Period ${round.roundNumber}` })}>
      <Stack gap="l">
        {round && !commitment && <Text>{text.none}</Text>}
        {commitment && (
          <>
            <Text>{text.intro}</Text>
            <FullHash label={text.commitment} value={commitment} hint={text.commitmentHint} />
          </>
        )}
        {round && beacon && (
          <>
            <FullHash
              label={text.beacon}
              value={String(beacon.round)}
              hint={`${BEACON_NAMES[beacon.source]}; ${timeText(gameType, round, beacon)}`}
            />
            <FullHash label={text.beaconKey} value={beacon.publicKey} />
          </>
        )}
        {guideHref !== undefined && (
          <Link look="standalone" href={guideHref}>
            {text.guide}
          </Link>
        )}
      </Stack>
    </Dialog>
  );
}
