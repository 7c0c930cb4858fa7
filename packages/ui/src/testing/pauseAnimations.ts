/**
 * Pauses the animations of a story, so that a picture shows what is on the screen for a moment only.
 *
 * @param root the element that has the story
 * @param ms the moment to show, from the start of each animation
 */
export function pauseAnimations(root: Element, ms: number): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = ms;
  }
}
