import { clausesOf } from '#capabilities/wand/rules/helper/message/clauses.ts';
import type { Context, Reader, Reading } from '#capabilities/wand/rules/helper/reader.ts';
import { titlesOf } from '#capabilities/wand/rules/helper/records/titles.ts';
import { featuresOf, wordKindsOf } from '#capabilities/wand/rules/intent/features.ts';
import { likelihoods } from '#capabilities/wand/rules/intent/likelihood.ts';
import type { BrainRequest } from '#capabilities/wand/rules/tools/brain.ts';
import { sampleDay, sampleHousehold, sampleLook } from './wand-sample-look.ts';

/** Runs readers of the built-in helper on a sentence from the sample family. */

const forbidden = () => Promise.reject(new Error('A reader must not write'));
const askedFor = (message: string): BrainRequest => ({
  ...sampleDay,
  look: sampleLook,
  message,
  past: [],
  propose: forbidden,
  revise: forbidden,
  drop: forbidden,
});

/** Context that readers get for the sample family: household, record titles and intent likelihoods. */
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

/** For each clause of the sentence, the readings of the first reader that matches; undefined if none does. */
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

/** All readings in one line, such as 'add_task: title Buy milk | -'; '-' is a clause that no reader matches. */
export async function readingOf(sentence: string, ...readers: readonly Reader[]): Promise<string> {
  const read = await readingsByClause(sentence, readers);
  return read.flatMap((readings) => readings?.map(describeReading) ?? ['-']).join(' | ');
}

function describeReading(reading: Reading): string {
  if (reading.kind !== 'propose') return inWords(reading);
  const { tool, values } = reading;
  // In a change, null is shown, because it clears the field.
  const shown = Object.entries(values).filter(([, value]) => value !== null || tool.startsWith('change'));
  return `${tool}: ${shown.map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' + ') : value}`).join(', ')}`;
}

const shownValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** A reading in one line: 'add_groceries lines=milk, eggs', 'asks: Which day?', 'says: ...'. */
export function inWords(reading: Reading): string {
  if (reading.kind === 'answer') return `says: ${reading.text}`;
  if (reading.kind === 'ask') return `asks: ${reading.question}`;
  const values = Object.entries(reading.values).map(([name, value]) => `${name}=${shownValue(value)}`);
  return [reading.tool, ...values].join(' ');
}
