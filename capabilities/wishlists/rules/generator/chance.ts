/** A number from 0 to 1 that is always the same for the same text (FNV-1a): chance without a die. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  // The last steps of a sum change only its low bits; this mixes them upwards.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
