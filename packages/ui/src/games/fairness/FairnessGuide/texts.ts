import type { fairnessGuide } from '@platform/messages/fairnessGuide';
import type { TextsOf } from '../../../theme/Messages';

export type GuideTexts = TextsOf<typeof fairnessGuide>;

export interface Explanation {
  readonly title: string;
  readonly text: string;
}

export const stepsOf = (text: GuideTexts): readonly Explanation[] => [
  { title: text.seedTitle, text: text.seed },
  { title: text.beaconTitle, text: text.beacon },
  { title: text.betTitle, text: text.bet },
  { title: text.sealTitle, text: text.seal },
  { title: text.drawTitle, text: text.draw },
  { title: text.publishTitle, text: text.publish },
];

export const promisesOf = (text: GuideTexts): readonly Explanation[] => [
  { title: text.calledOffTitle, text: text.calledOff },
  { title: text.chainTitle, text: text.chain },
  { title: text.sealedTitle, text: text.sealed },
];
