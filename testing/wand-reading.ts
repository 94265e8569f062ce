import { clausesOf } from '#capabilities/wand/rules/helper/clauses.ts';
import type { Reader, Reading } from '#capabilities/wand/rules/helper/reader.ts';
import type { Asked } from '#capabilities/wand/rules/tools/brain.ts';
import { sampleDay, sampleHousehold, sampleLook } from './wand-sample-look.ts';

/** In a change, nothing is told as well: it clears. */
const told = (tool: string, values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== null || tool.startsWith('change'))
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' + ') : value}`)
    .join(', ');

function shown(reading: Reading): string {
  if (reading.kind === 'propose') return `${reading.tool}: ${told(reading.tool, reading.values)}`;
  return reading.kind === 'ask' ? `asks: ${reading.question}` : `says: ${reading.text}`;
}

/** What readers of the built-in helper make of a sentence of the sample family, in one line; '-' for what they leave. */
export async function readingOf(sentence: string, ...readers: readonly Reader[]): Promise<string> {
  const asked = { ...sampleDay, look: sampleLook, message: sentence, past: [] } as unknown as Asked;
  const lines: string[] = [];
  for (const clause of clausesOf(sentence, sampleHousehold, sampleDay)) {
    let readings: readonly Reading[] | undefined;
    for (const reader of readers) readings ??= await reader(clause, { asked, household: sampleHousehold });
    lines.push(...(readings?.map(shown) ?? ['-']));
  }
  return lines.join(' | ');
}
