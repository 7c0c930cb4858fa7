'use client';

import { fairRoundDialog } from '@platform/messages/fairRoundDialog';
import type { AwaitedBeacon, WingoRound } from '@platform/rules/models';
import { FullHash } from '../../../data/FullHash/FullHash';
import { Stack } from '../../../layout/Stack/Stack';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Link } from '../../../primitives/Link/Link';
import { Text } from '../../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../../theme/Messages';

export interface FairRoundDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'children' | 'footer'
> {
  /** Running round; `undefined` while it loads. */
  round: WingoRound | undefined;
  /** URL of the draw guide, if linked. */
  guideHref?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof fairRoundDialog>>;
}

const delayOf = ({ closesAt }: WingoRound, { at }: AwaitedBeacon): number =>
  Math.round((at - closesAt) / 1000);

/**
 * Commitments for the running round: the hash of its seed, and the draw's beacon round.
 *
 * **When not to use it:** once the round is over, use a `VerifyDialog`.
 *
 * **Do:** Show the commitment while bets are open.
 *
 * **Don't:** Call the round fair before the draw.
 *
 * | Key | Action |
 * | --- | --- |
 * | Escape | closes the dialog |
 */
export function FairRoundDialog({ round, guideHref, texts, ...rest }: FairRoundDialogProps) {
  const text = useTexts(fairRoundDialog, texts);
  const { commitment, beacon } = round ?? {};
  return (
    <Dialog
      {...rest}
      title={text.title}
      {...(round && { description: text.period({ period: round.roundNumber }) })}
    >
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
              hint={text[beacon.source]({ seconds: delayOf(round, beacon) })}
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
