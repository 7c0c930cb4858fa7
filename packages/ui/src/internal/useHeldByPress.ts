'use client';

import { useEffect, useState } from 'react';

let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function start({ button }: MouseEvent) {
  if (button !== 0) return;
  clearTimeout(ending);
  isPressed = true;
}

function end() {
  clearTimeout(ending);
  isPressed = false;
  waiting.forEach((show) => show());
  waiting.clear();
}

/** Ends the press in a later task, so that the click still counts as part of it. */
function endSoon() {
  clearTimeout(ending);
  ending = setTimeout(end);
}

/**
 * Listeners that start and end a press. A key ends a press whose end was missed, for example
 * outside the window.
 */
const LISTENERS = {
  pointerdown: start,
  mousedown: start,
  pointerup: endSoon,
  mouseup: endSoon,
  click: end,
  pointercancel: end,
  contextmenu: end,
  keydown: end,
};

/**
 * Adds the listeners. The document registers each only once, regardless of the number of fields.
 */
function followPresses() {
  for (const [type, listener] of Object.entries(LISTENERS)) {
    document.addEventListener(type, listener as EventListener, true);
  }
}

/**
 * Returns a value that is frozen from the start of a press until its click. Otherwise, a message
 * that appears when the press blurs a field could move the pressed button away.
 */
export function useHeldByPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const held = isPressed ? shown : value;
  if (held !== shown) setShown(held);
  useEffect(followPresses, []);
  useEffect(() => {
    if (held === value) return undefined;
    const show = () => setShown(value);
    if (!isPressed) show();
    else waiting.add(show);
    return () => void waiting.delete(show);
  }, [held, value]);
  return held;
}
