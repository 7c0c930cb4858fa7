'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';

/** How long the button shows that it worked, in ms. */
const CONFIRMATION = 2000;

export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** What goes to the clipboard. */
  text: string;
  /** @default 'Copy' */
  label?: string;
  /**
   * Shown and announced once it is copied.
   * @default 'Copied'
   */
  copiedText?: string;
  /**
   * Announced when the browser refuses.
   * @default 'Copying is not allowed here'
   */
  failedText?: string;
  /** Called once the text is on the clipboard, e.g. to show a toast. */
  onCopied?: () => void;
}

/**
 * Puts a text on the clipboard, and says so.
 *
 * **When not to use it:** where the text is not on the screen: people want to see what they copy.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | copies |
 */
export function CopyButton({
  text,
  label = 'Copy',
  copiedText = 'Copied',
  failedText = 'Copying is not allowed here',
  onCopied,
  onClick,
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <>
      <IconButton
        tooltip
        {...rest}
        label={label}
        data-state={outcome}
        onClick={(event) => {
          onClick?.(event);
          void copy();
        }}
      >
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      <VisuallyHidden role="status">
        {{ idle: '', copied: copiedText, failed: failedText }[outcome]}
      </VisuallyHidden>
    </>
  );
}
