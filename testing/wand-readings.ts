import { clausesOf } from '#capabilities/wand/rules/helper/clauses.ts';
import type { Reader, Reading } from '#capabilities/wand/rules/helper/reader.ts';
import type { Asked } from '#capabilities/wand/rules/tools/brain.ts';
import { sampleDay, sampleHousehold, sampleLook } from './wand-sample-look.ts';

const never = () => Promise.reject(new Error('A reader only reads'));

/** What one reader makes of a message of the sample family; empty where it leaves it to others. */
export async function readingsOf(reader: Reader, message: string): Promise<Reading[]> {
  const asked: Asked = {
    ...sampleDay,
    look: sampleLook,
    message,
    past: [],
    propose: never,
    revise: never,
  };
  const clauses = clausesOf(message, sampleHousehold, sampleDay);
  const read = await Promise.all(clauses.map((clause) => reader(clause, { asked, household: sampleHousehold })));
  return read.flatMap((readings) => readings ?? []);
}

const shownValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** A reading in one line: 'add_groceries lines=milk, eggs', 'asks: Which day?', 'says: ...'. */
export function inWords(reading: Reading): string {
  if (reading.kind === 'answer') return `says: ${reading.text}`;
  if (reading.kind === 'ask') return `asks: ${reading.question}`;
  const values = Object.entries(reading.values).map(([name, value]) => `${name}=${shownValue(value)}`);
  return [reading.tool, ...values].join(' ');
}
