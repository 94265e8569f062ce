import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { childrenApi, type HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import { keptIn } from '../birthdays/kept.ts';
import { withoutPossessive } from '../birthdays/words.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Reading } from '../reader.ts';
import { read } from '../readers.ts';
import { isNewName } from './introduction-words.ts';
import { householdReader } from './reader.ts';
import { isAsking } from './told.ts';

/** What is told of somebody who is not in the family yet: it would be understood of a child of that name. */

const id = 'stranger';
const nobody = { id, memberType: 'child', birthdate: null, gender: null, petType: null, breed: null, notes: null };
const noCare = { dietaryRestrictions: [], allergies: [], healthNotes: null, clothingSize: null, shoeSize: null };
const strangerCalled = (name: string, relationship: string | null): HouseholdMember =>
  ({ ...nobody, ...noCare, name, relationship, createdAt: '', updatedAt: '' }) as unknown as HouseholdMember;
const asProfile = { ...noCare, preferences: [], favoriteColors: [], schedule: [] };

const doing = /^(?:has|is|goes|starts|needs|loves|likes|hates|wears|eats|was|turns|does|can)$/i;

/** Where none of these words stands, nothing is told of anybody. */
const telling =
  /['’](?:s|re|m|t)\b|\b(?:is|are|am|was|were|has|have|had|got|gets|goes|starts|needs?|wants?|asked|loves?|likes?|hates?|wears?|eats?|drinks?|takes?|turns?|turned|does|did|can|cant|can not|cannot|will|should|plays?|prefers?|enjoys?|adores?|outgrew|grew|grown|weighs?|moved|lost|born|sizes?|shoes?|clothes|clothing|allerg\p{L}{1,6}|intoleran\p{L}{1,4}|diets?|vegan|vegetarian|favou?rites?|colou?rs?|birthday|bday|into|quit|stopped|started|stands?)\b/iu;

/** Who is meant, by the first words; undefined where they would not be understood of anybody. */
export async function notInFamily(said: string, context: Context): Promise<string | undefined> {
  if (isAsking(said) || !telling.test(said)) return undefined;
  const [first = '', second = ''] = said.split(' ');
  // 'laylas shoe size', but 'Otis has swimming'
  const name = capital(doing.test(second) ? first : withoutPossessive(first.replace(/['’]s$/, '')));
  const isWord = !/^\p{L}{2,20}$/u.test(name) || !isNewName(name.toLowerCase(), false);
  const hasSelf = context.household.some(({ relationship }) => relationship === 'self');
  if (!hasSelf && /\b(?:my|i|i'm)\b/i.test(said) && (await isToldOf(strangerCalled('Me', 'self'), said, context)))
    return 'You are not in the family yet. You can say, for example:\n- my name is Ana';
  const spelled = said.replace(/^\p{L}+(?:['’]s)?/u, (word) =>
    word.toLowerCase() === name.toLowerCase() ? name : `${name}'s`,
  );
  if (isWord || !(await isToldOf(strangerCalled(name, null), spelled, context))) return undefined;
  const isFriend = keptIn(name, await context.asked.look(birthdaysApi.list)) !== undefined;
  return isFriend
    ? `${name} is not in the household; of family and friends I keep birthdays and gift ideas.`
    : `${name} is not in the family yet. You can say, for example:\n- add my child ${name}`;
}

async function isToldOf(stranger: HouseholdMember, said: string, context: Context): Promise<boolean> {
  const household = [...context.household, stranger];
  const look = async (endpoint: unknown) =>
    endpoint === childrenApi.list
      ? [{ ...asProfile, ...stranger }]
      : context.asked.look(endpoint as typeof childrenApi.list);
  const asked = { ...context.asked, message: said, look: look as typeof context.asked.look };
  const clause = clauseOf(said, household, asked);
  const knowing = { ...context, asked, household };
  const told = await householdReader(clause, knowing);
  if (told?.some(isOfStranger)) return true;
  // 'Jack has swimming on Wednesday at 4:30'
  const isPlan = clause.when.date !== undefined && doing.test(said.split(' ')[1] ?? '');
  return isPlan && (await read(clause, knowing))?.some(isOfStranger) === true;
}

function isOfStranger(reading: Reading): boolean {
  if (reading.kind === 'propose') return [reading.values.id, reading.values.childId].includes(id);
  if (reading.kind === 'answer') return false;
  const { waiting } = reading;
  if (waiting.kind === 'choice') return waiting.choices.some(({ values }) => values.id === id);
  return waiting.kind === 'missing' && waiting.values.id === id;
}
