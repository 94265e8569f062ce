export interface CpuRatio {
  ours: number;
  theirs: number;
  ratio: number;
}

const rounds = 7;

/** CPU milliseconds per 10,000 inputs for both functions: the median of alternating rounds, without the first. */
export function cpuRatio<Input>(
  inputs: readonly Input[],
  ours: (input: Input) => unknown,
  theirs: (input: Input) => unknown,
): CpuRatio {
  const times = Array.from(
    { length: rounds + 1 },
    () => [cpuTimePer10k(inputs, ours), cpuTimePer10k(inputs, theirs)] as const,
  ).slice(1);
  const [own, other] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))];
  return { ours: own, theirs: other, ratio: own / other };
}

function cpuTimePer10k<Input>(inputs: readonly Input[], work: (input: Input) => unknown): number {
  const before = process.cpuUsage();
  for (const input of inputs) work(input);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1_000 / inputs.length) * 10_000;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
