'use client';

import { boardKeys } from '@platform/messages/boardKeys';
import { FactList } from '../../../data/FactList/FactList';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { useTexts } from '../../../theme/Messages';

const KEYS = [
  ['numbers', '0 – 9'],
  ['colours', 'G, V, R'],
  ['sizes', 'H, L'],
  ['stake', '+, -'],
  ['place', 'Enter'],
  ['clear', 'Esc'],
  ['again', 'B'],
  ['double', 'D'],
  ['undo', 'U'],
  ['mute', 'M'],
  ['keys', '?'],
] as const;

export function KeysDialog(props: Pick<DialogProps, 'open' | 'onClose'>) {
  const text = useTexts(boardKeys);
  return (
    <Dialog {...props} size="small" title={text.title} description={text.about}>
      <FactList
        facts={KEYS.map(([id, keys]) => ({
          id,
          label: text[id],
          value: <kbd dir="ltr">{keys}</kbd>,
        }))}
      />
    </Dialog>
  );
}
