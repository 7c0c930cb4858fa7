/** The pitch of the two beats, in Hz, and when each begins, in seconds. */
const BEATS = [
  { pitch: 880, at: 0 },
  { pitch: 660, at: 0.18 },
];
const LENGTH = 0.14;
const LOUDNESS = 0.08;

/**
 * Two short beats: betting has closed. Silent until the player has pressed something on the page,
 * because browsers refuse sound before that, and complain about it.
 */
export function playTick(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [index, { pitch, at }] of BEATS.entries()) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    // Swells and fades: a tone that is cut off clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
    if (index === BEATS.length - 1) tone.onended = () => void audio.close();
  }
}
