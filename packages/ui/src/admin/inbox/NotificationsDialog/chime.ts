let audio: AudioContext | undefined;

/** Pitches in Hz, and when each begins, in seconds. */
const tones = [
  [659, 0],
  [880, 0.16],
] as const;

/** A sound that is allowed later than this, in ms, tells of nothing new any more. */
const tooLate = 1000;

function ring(context: AudioContext): void {
  for (const [pitch, after] of tones) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

/** Two short tones. Browsers are silent on a page that nobody has pressed anything on yet. */
export async function chime(): Promise<void> {
  audio ??= new AudioContext();
  const asked = performance.now();
  await audio.resume();
  if (performance.now() - asked < tooLate) ring(audio);
}
