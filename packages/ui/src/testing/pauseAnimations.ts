/**
 * Pauses the animations of a story, so that a screenshot shows a transient state.
 * @param root the element that contains the story
 * @param ms the point in time to show, from the start of each animation
 */
export function pauseAnimations(root: Element, ms: number): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = ms;
  }
}
