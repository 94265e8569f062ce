const chimeNotes = [523.25, 659.25, 783.99];
const noteSeconds = 0.35;
const loudness = 0.15;

let audio: AudioContext | undefined;

/** Must be called from a click or tap handler, because browsers allow sound only after a user gesture. */
export function prepareChime() {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Plays three soft rising notes, each fading out. */
export function ringChime() {
  if (!audio) return;
  for (const [index, frequency] of chimeNotes.entries()) {
    const start = audio.currentTime + index * noteSeconds;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 3 * noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 3 * noteSeconds);
  }
}
