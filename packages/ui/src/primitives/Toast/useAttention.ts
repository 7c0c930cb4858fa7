import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Whether the reader is busy with the toasts, or away: the pointer or the focus is on one, or the
 * window is in the background.
 *
 * @returns `attention`, the handlers of the element around the toasts; `hasAttention`; and `leave`,
 *   which is called before the toast with the focus closes: the focus of a keyboard goes to another
 *   toast, after the last one to where it came from
 */
export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const away = () => setAway(true);
    const back = () => setAway(false);
    window.addEventListener('blur', away);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('blur', away);
      window.removeEventListener('focus', back);
    };
  }, []);

  const attention = {
    onPointerMove: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget as HTMLElement | null;
      }
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setFocused(currentTarget.contains(relatedTarget));
    },
  };

  const leave = (region: HTMLElement | null) => {
    const focused = region?.querySelector<HTMLElement>('li :focus');
    if (!region || !focused) return;
    const other = [...region.querySelectorAll<HTMLElement>('li[data-state="open"] button')].find(
      (button) => button !== focused,
    );
    // A press with the mouse also focuses its button: the toasts are not what that reader is busy with.
    const next = focused.matches(':focus-visible') ? (other ?? cameFrom.current) : cameFrom.current;
    if (next?.isConnected) next.focus();
    else focused.blur();
  };

  return { attention, hasAttention: isHovered || isFocused || isAway, leave };
}
