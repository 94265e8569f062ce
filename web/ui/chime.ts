const notes = [523.25, 659.25, 783.99];
const noteSeconds = 0.35;
const loudness = 0.15;

let audio: AudioContext | undefined;

/** Browsers allow sound only after a touch, so this is called in one, long before it rings. */
export function prepareChime() {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Three soft notes upwards, each fading out. */
export function ringChime() {
  if (!audio) return;
  for (const [place, frequency] of notes.entries()) {
    const start = audio.currentTime + place * noteSeconds;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 3 * noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 3 * noteSeconds);
  }
}
