interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: unknown) => void;
}

const ENDS = [
  'storyFinished',
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
];

/** Two frames, the faces and the images: what arrives late but is part of the picture. */
export async function comeToRest(): Promise<void> {
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

const PATIENCE_MS = 20_000;

/**
 * Shows another story on this page than the one it has, and waits for its end. Rejects when it throws,
 * hangs or is missing.
 */
export async function goTo(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<
    string,
    Channel
  >;
  if (!channel) throw new Error('This page is no page of Storybook.');
  const outcome = await new Promise<string>((resolve) => {
    const listeners = ENDS.map((event) => {
      const listener = (detail: unknown) => {
        const { storyId: ended = storyId } = (detail ?? {}) as { storyId?: string };
        if (event === 'storyFinished' && ended !== storyId) return;
        for (const [name, one] of listeners) channel.off(name, one);
        resolve(event === 'storyFinished' ? '' : `${event}: ${JSON.stringify(detail)}`);
      };
      channel.on(event, listener);
      return [event, listener] as const;
    });
    setTimeout(() => resolve('It never finishes.'), PATIENCE_MS);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  if (outcome) throw new Error(`${storyId} could not be shown. ${outcome}`);
  await comeToRest();
}
