/** Where the focus was when each dialog opened, and where it could go if that is gone by then. */
const openers = new WeakMap<Element, HTMLElement[]>();

/** Notes where the focus is, just before the dialog takes it. */
export function rememberFocus(dialog: Element): void {
  const active = document.activeElement;
  openers.set(dialog, active instanceof HTMLElement && active !== document.body ? [active] : []);
}

/**
 * Gives the focus back as the dialog goes. Where another dialog has taken its place (sign-in led to
 * registration) that one keeps the focus, and gives it back in turn. Where
 * nothing is left to go back to (sign-in led to another page, betting closed meanwhile) the page's
 * content takes it.
 */
export function returnFocus(dialog: Element): void {
  const chain = openers.get(dialog) ?? [];
  const target = chain.find((element) => element.isConnected && !element.matches(':disabled'));
  // The topmost one, which comes last.
  const successor = [
    ...document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]'),
  ].at(-1);
  if (successor && !successor.contains(target ?? null)) {
    openers.set(successor, (openers.get(successor) ?? []).concat(chain));
    // Its own opener may have been inside, and be gone.
    if (!successor.contains(document.activeElement)) successor.focus();
  } else if (target) {
    target.focus();
  } else {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
}
