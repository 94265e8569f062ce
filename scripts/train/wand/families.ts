import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Family, familyOf } from '#capabilities/wand/rules/helper/family.ts';
import type { Look } from '#capabilities/wand/rules/tools/tool.ts';
import { clockOf, readHousehold } from '#testing/household.ts';
import { householdLook } from '#testing/household-look.ts';
import { sampleDay, sampleLook } from '#testing/wand-sample-look.ts';
import { dialoguesIn, folderOf, households, isSealed } from '../../score/households.ts';
import { sentencesOf } from '../../score/sentence-files.ts';
import type { Sentence } from '../../score/wand-judge.ts';
import { namesIn } from '../../score/wand-outcome.ts';
import type { Names } from '../../score/wand-values.ts';

/** The families to learn from: the sample family, about which many people wrote, and invented ones with few sentences each. */

export interface Taught {
  name: string;
  family: Family;
  /** The names of the family's records. */
  names: Names;
  sentences: readonly Sentence[];
}

async function taught(
  name: string,
  look: Look,
  clock: typeof sampleDay,
  sentences: readonly Sentence[],
): Promise<Taught> {
  return { name, family: await familyOf({ look, ...clock }), names: await namesIn(look), sentences };
}

function readFamily(name: string, folder: string): Promise<Taught> {
  const household = readHousehold(folder);
  return taught(name, householdLook(household).look, clockOf(household), dialoguesIn(folder));
}

export const sampleFamily = () =>
  taught('sample', sampleLook, sampleDay, [...sentencesOf('open'), ...sentencesOf('strangers')]);

const folder = join(import.meta.dirname, '../../../capabilities/wand/sentences/families');

/** All but those whose sentences are sealed. */
export const inventedFamilies = [
  ...readdirSync(folder).map((name) => ({ name, folder: join(folder, name) })),
  ...households.filter((name) => !isSealed(name)).map((name) => ({ name, folder: folderOf(name) })),
];

export const trainingFamilies = () => Promise.all(inventedFamilies.map(({ name, folder }) => readFamily(name, folder)));

/** The message of a dialogue that has only one. */
export function onlyMessage({ say: [message, ...later] }: Sentence): string | undefined {
  return typeof message === 'string' && later.length === 0 ? message : undefined;
}
