/** A test sentence with its expected outcome, from `capabilities/wand/sentences`. */
export interface Sentence {
  id: string;
  kind: string;
  say: (string | { tap: 'approve' | 'dismiss' })[];
  expect: {
    writes?: { tool: string | string[]; values?: Record<string, unknown> }[];
    says?: string[];
    saysNot?: string[];
    asks?: boolean;
    notUnderstood?: boolean;
    approved?: boolean;
    dismissed?: boolean;
    undone?: boolean;
  };
}

export interface Write {
  tool: string;
  values: Record<string, unknown>;
  /** Current values of the record to change. An expected value that it already has needs no change. */
  current: Record<string, unknown>;
}

export interface Outcome {
  text: string;
  /** Proposals still open after the last message. */
  writes: Write[];
  /** Statuses of the proposals that the last message decided. */
  decided: string[];
}

export interface Judgement {
  faults: string[];
  /** There is a proposal that was not asked for, or one with a wrong value. */
  hasWrongWrite: boolean;
}

const containsAny = (text: string, words: string) =>
  words.split('|').some((word) => text.toLowerCase().includes(word.toLowerCase()));

function matches(expected: unknown, found: unknown): boolean {
  const isEmpty = found === undefined || found === null || found === '' || (Array.isArray(found) && !found.length);
  if (expected === null) return isEmpty;
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    return expected.every((one) => found.some((other) => matches(one, other)));
  }
  if (typeof expected === 'string')
    return expected.startsWith('~')
      ? containsAny(String(found ?? ''), expected.slice(1))
      : String(found ?? '').toLowerCase() === expected.toLowerCase();
  return expected === found;
}

const isNotUnderstood = /understand|cannot|can't|can’t|not able|unable|don't know|do not know/i;

export function judge({ expect }: Sentence, { text, writes, decided }: Outcome): Judgement {
  const faults: string[] = [];
  const left = [...writes];
  for (const { tool, values = {} } of expect.writes ?? []) {
    const tools = [tool].flat();
    const isRight = ({ values: found, current }: Write, name: string, value: unknown) =>
      matches(value, found[name]) || (found[name] === undefined && matches(value, current[name]));
    const wrongValues = (write: Write) =>
      Object.entries(values).filter(([name, value]) => !isRight(write, name, value));
    const candidates = left.filter((write) => tools.includes(write.tool));
    const match = candidates.find((write) => wrongValues(write).length === 0);
    if (match) left.splice(left.indexOf(match), 1);
    else {
      const near = candidates[0];
      const wrong = near && wrongValues(near).map(([name]) => `${name}=${JSON.stringify(near.values[name] ?? null)}`);
      faults.push(wrong ? `${tools[0]}: ${wrong.join(', ')}` : `no ${tools.join(' or ')}`);
    }
  }
  for (const { tool, values } of left) faults.push(`unwanted ${tool} ${JSON.stringify(values)}`);
  for (const words of expect.says ?? []) if (!containsAny(text, words)) faults.push(`does not say ${words}`);
  for (const words of expect.saysNot ?? []) if (containsAny(text, words)) faults.push(`says ${words}`);
  if (expect.asks && !text.includes('?')) faults.push('does not ask');
  if (expect.notUnderstood && !isNotUnderstood.test(text)) faults.push('does not say that it did not understand');
  for (const decision of ['approved', 'dismissed', 'undone'] as const)
    if (expect[decision] && !decided.includes(decision)) faults.push(`not ${decision}`);
  return { faults, hasWrongWrite: left.length > 0 };
}
