'use client';

import { copyButton } from '@platform/messages/copyButton';
import { CircleCheck, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../theme/Messages';

/** Confirmation duration, in ms. */
const CONFIRMATION = 2000;

const ICONS = { idle: Copy, copied: CircleCheck, failed: TriangleAlert };

export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Text that the button copies. */
  text: string;
  /**
   * Accessible button name.
   * @default 'Copy'
   */
  label?: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof copyButton>>;
  /** Called once the text is on the clipboard. */
  onCopied?: () => void;
  /** Called with the reason if the browser denies access to the clipboard. */
  onRefused?: (reason: string) => void;
}

/**
 * Button that copies text to the clipboard and shows a confirmation.
 *
 * **When not to use it:** for text that is not visible.
 *
 * **Do:** Put the button directly after the text that it copies.
 *
 * **Don't:** Hide the text that the button copies.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | copies the text |
 */
export function CopyButton({
  text,
  label,
  texts,
  onCopied,
  onRefused,
  onClick,
  ...rest
}: CopyButtonProps) {
  const words = useTexts(copyButton, texts);
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  const Icon = ICONS[outcome];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
      onRefused?.(words.failed);
    }
  };

  return (
    <>
      <IconButton
        tooltip
        {...rest}
        label={label ?? words.copy}
        data-state={outcome}
        onClick={(event) => {
          onClick?.(event);
          void copy();
        }}
      >
        <Icon aria-hidden />
      </IconButton>
      <VisuallyHidden role="status">{outcome !== 'idle' && words[outcome]}</VisuallyHidden>
    </>
  );
}
