import type { verificationSteps } from '@platform/messages/verificationSteps';
import type { NoValue, Step, StepName } from '@platform/rules/wingo';
import type { TextsOf } from '../../../theme/Messages';

type Texts = TextsOf<typeof verificationSteps>;

/** What each step of a verification is about, and what it computes. */
export const stepTexts = (text: Texts): Record<StepName, { title: string; about: string }> => ({
  commitment: { title: text.commitmentTitle, about: text.commitmentAbout },
  close: { title: text.closeTitle, about: text.closeAbout },
  'beacon-key': { title: text.beaconKeyTitle, about: text.beaconKeyAbout },
  'beacon-schedule': { title: text.beaconScheduleTitle, about: text.beaconScheduleAbout },
  'beacon-signature': { title: text.beaconSignatureTitle, about: text.beaconSignatureAbout },
  result: { title: text.resultTitle, about: text.resultAbout },
  link: { title: text.linkTitle, about: text.linkAbout },
  'receipt-signature': { title: text.receiptSignatureTitle, about: text.receiptSignatureAbout },
  'receipt-commitment': { title: text.receiptCommitmentTitle, about: text.receiptCommitmentAbout },
  'receipt-beacon': { title: text.receiptBeaconTitle, about: text.receiptBeaconAbout },
});

const noValueText = (value: NoValue, text: Texts): string =>
  value.code === 'noRound' ? text.noRound({ place: value.place }) : text[value.code];

/** A value of a step, or why there is none. */
export const valueText = (value: Step['computed'], text: Texts): string =>
  typeof value === 'string' ? value : noValueText(value, text);
