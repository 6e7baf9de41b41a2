/** A quiet "your turn": two clay-flute notes, made on the spot, so there is no file to load. */
let context: AudioContext | null = null;

const LATE = 1000; // milliseconds: a call that comes later than that would only puzzle

export async function chime(): Promise<void> {
  const asked = performance.now();
  try {
    context ??= new AudioContext();
    // A page that nobody has touched yet must keep still; the browser lets it speak after the first click.
    if (context.state !== "running") await context.resume();
    if (performance.now() - asked > LATE) return;
    for (const [frequency, after] of [[523, 0], [659, 0.16]] as const) note(context, frequency, context.currentTime + after);
  } catch {
    // no sound here: the title tells it too
  }
}

function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}
