import type { verificationSteps } from '@platform/messages/verificationSteps';
import type { NoValue, Step, StepName } from '@platform/rules/wingo';
import type { TextsOf } from '../../../theme/Messages';

type Texts = TextsOf<typeof verificationSteps>;

const NAMES = {
  commitment: 'commitment',
  close: 'close',
  'beacon-key': 'beaconKey',
  'beacon-schedule': 'beaconSchedule',
  'beacon-signature': 'beaconSignature',
  result: 'result',
  link: 'link',
  root: 'root',
  'root-kept': 'rootKept',
  'receipt-signature': 'receiptSignature',
  'receipt-commitment': 'receiptCommitment',
  'receipt-beacon': 'receiptBeacon',
  'receipt-time': 'receiptTime',
  'receipt-root': 'receiptRoot',
} as const satisfies Record<StepName, string>;

export const stepTitle = (step: StepName, text: Texts): string => text[`${NAMES[step]}Title`];

export const stepAbout = (step: StepName, text: Texts): string => text[`${NAMES[step]}About`];

const noValueText = (value: NoValue, text: Texts): string =>
  value.code === 'noRound' ? text.noRound({ place: value.place }) : text[value.code];

export const valueText = (value: Step['computed'], text: Texts): string =>
  typeof value === 'string' ? value : noValueText(value, text);
