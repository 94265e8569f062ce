import { clausesOf } from '#capabilities/wand/rules/helper/message/clauses.ts';
import type { Context, Reader, Reading } from '#capabilities/wand/rules/helper/reader.ts';
import { titlesOf } from '#capabilities/wand/rules/helper/records/titles.ts';
import { featuresOf, wordKindsOf } from '#capabilities/wand/rules/intent/features.ts';
import { likelihoods } from '#capabilities/wand/rules/intent/likelihood.ts';
import type { BrainRequest } from '#capabilities/wand/rules/tools/brain.ts';
import { sampleDay, sampleHousehold, sampleLook } from './wand-sample-look.ts';

/** What readers of the built-in helper make of a sentence of the sample family. */

const never = () => Promise.reject(new Error('A reader only reads'));
const askedFor = (message: string): BrainRequest => ({
  ...sampleDay,
  look: sampleLook,
  message,
  past: [],
  propose: never,
  revise: never,
  drop: never,
});

/** What surrounds a sentence of the sample family: who and what there is, and what it is likely to ask for. */
export async function sampleContext() {
  const asked = askedFor('');
  const titles = await titlesOf({ asked, household: sampleHousehold });
  const surroundings = { household: sampleHousehold, clock: sampleDay, kinds: wordKindsOf(titles) };
  const context: Context = {
    asked,
    household: sampleHousehold,
    titles: async () => titles,
    likely: async (said) => likelihoods(featuresOf(said, surroundings)),
  };
  return { titles, context };
}

/** For each request of the sentence what the first of the readers says that knows it; undefined for what all of them leave. */
async function readingsByClause(sentence: string, readers: readonly Reader[]) {
  const asked = askedFor(sentence);
  const read: (readonly Reading[] | undefined)[] = [];
  for (const clause of clausesOf(sentence, sampleHousehold, sampleDay)) {
    let readings: readonly Reading[] | undefined;
    for (const reader of readers) readings ??= await reader(clause, { asked, household: sampleHousehold });
    read.push(readings);
  }
  return read;
}

export const readingsOf = async (reader: Reader, sentence: string): Promise<Reading[]> =>
  (await readingsByClause(sentence, [reader])).flatMap((readings) => readings ?? []);

/** All of it in one line; '-' for what they leave. */
export async function readingOf(sentence: string, ...readers: readonly Reader[]): Promise<string> {
  const read = await readingsByClause(sentence, readers);
  return read.flatMap((readings) => readings?.map(told) ?? ['-']).join(' | ');
}

function told(reading: Reading): string {
  if (reading.kind !== 'propose') return inWords(reading);
  const { tool, values } = reading;
  // In a change, nothing is told as well: it clears.
  const said = Object.entries(values).filter(([, value]) => value !== null || tool.startsWith('change'));
  return `${tool}: ${said.map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' + ') : value}`).join(', ')}`;
}

const shownValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** A reading in one line: 'add_groceries lines=milk, eggs', 'asks: Which day?', 'says: ...'. */
export function inWords(reading: Reading): string {
  if (reading.kind === 'answer') return `says: ${reading.text}`;
  if (reading.kind === 'ask') return `asks: ${reading.question}`;
  const values = Object.entries(reading.values).map(([name, value]) => `${name}=${shownValue(value)}`);
  return [reading.tool, ...values].join(' ');
}
