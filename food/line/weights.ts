/** Weights of the line tagger, written by `scripts/train`; all use the same scale, so that sums stay integers. */
export interface TaggerWeights {
  /** Entry index for each feature row; 0 for a row without weights. */
  entries: Int32Array;
  /** One weight per tag for each entry; entry 0 is all zeros. */
  emission: Int8Array;
  /** Weight by separator between two tokens, tag before and tag after. */
  transition: Int16Array;
}

/** File format: one bit per row (whether it has weights), the weights of those rows, then the transitions. */
export function packWeights({ entries, emission, transition }: TaggerWeights, tagCount: number): Uint8Array {
  const isUsed = new Uint8Array(entries.length / 8);
  entries.forEach((entry, row) => {
    if (entry > 0) isUsed[row >> 3] = (isUsed[row >> 3] ?? 0) | (1 << (row & 7));
  });
  const bytes = (part: Int8Array | Int16Array) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  const parts = [isUsed, bytes(emission.subarray(tagCount)), bytes(transition)];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let from = 0;
  for (const part of parts) {
    file.set(part, from);
    from += part.length;
  }
  return file;
}

export function unpackWeights(file: Uint8Array, rowCount: number, tagCount: number): TaggerWeights {
  const entries = new Int32Array(rowCount);
  let last = 0;
  for (let row = 0; row < rowCount; row++) if ((file[row >> 3] ?? 0) & (1 << (row & 7))) entries[row] = ++last;
  const emissionFrom = rowCount / 8;
  const transitionFrom = emissionFrom + last * tagCount;
  const emission = new Int8Array((last + 1) * tagCount);
  emission.set(file.subarray(emissionFrom, transitionFrom), tagCount);
  return { entries, emission, transition: new Int16Array(Uint8Array.from(file.subarray(transitionFrom)).buffer) };
}
