import { type Judgement, judge, type Outcome, type Sentence, type Write } from './wand-judge.ts';
import { spokenTool } from './wand-values.ts';

/** Judges a conversation of a household, as leniently as the authors of the labels meant them. */

type Expected = NonNullable<Sentence['expect']['writes']>[number];

/** Elements of lists match by containment: 'oat milk' also matches '2 cartons of oat milk'. */
const looselyListed = (value: unknown) =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' && !item.startsWith('~') ? `~${item}` : item))
    : value;

/** Leaving out a date of a series is the same as removing only this date. */
const leavingOut = ['skip_appointment', 'remove_appointment'];

function expectedWrite({ tool, values = {} }: Expected): Expected {
  const tools = [tool].flat().map(spokenTool);
  const loose = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, looselyListed(value)]));
  const leavesOut =
    tools.includes('skip_appointment') || (tools.includes('remove_appointment') && loose.reach === 'this');
  if (!leavesOut) return { tool: tools, values: loose };
  const { reach: _, day, date = day, ...others } = loose;
  return {
    tool: [...new Set([...tools, ...leavingOut])],
    values: { ...others, ...(date !== undefined && { date }), reach: 'this' },
  };
}

function foundWrite(write: Write): Write {
  const { tool, values } = write;
  if (tool === 'skip_appointment') return { ...write, values: { ...values, reach: 'this', day: values.date } };
  if (tool === 'remove_appointment' && values.reach === 'this')
    return { ...write, values: { ...values, date: values.day } };
  return write;
}

/** Lists of people that a change replaces as a whole. A label may hold the whole list or only the new ones. */
const peopleLists = ['travelers', 'children'];

function withOnlyNew(write: Write, expected: readonly Expected[]): Write {
  const values = { ...write.values };
  for (const name of peopleLists) {
    const [found, current] = [values[name], write.current[name]];
    if (!Array.isArray(found) || !Array.isArray(current)) continue;
    const added = found.filter((one) => !current.includes(one));
    const isMeant = ({ tool, values: meant }: Expected) =>
      [tool].flat().includes(write.tool) &&
      Array.isArray(meant?.[name]) &&
      meant[name].length === added.length &&
      meant[name].length !== found.length;
    if (added.length > 0 && expected.some(isMeant)) values[name] = added;
  }
  return { ...write, values };
}

const plainText = (text: string) => text.replaceAll('’', "'").replaceAll(/[\u00a0\u202f]/g, ' ');

export interface HouseholdJudgement extends Judgement {
  /** How many cards were not asked for at all; a card with a wrong value is not among them. */
  unasked: number;
}

/** Vague requests have no automatic verdict: their `faults` say only facts. */
export function judgeInHousehold(sentence: Sentence, { text, writes, decided }: Outcome): HouseholdJudgement {
  const expected = (sentence.expect.writes ?? []).map(expectedWrite);
  const found = writes.map((write) => withOnlyNew(foundWrite(write), expected));
  const lenient = { ...sentence, expect: { ...sentence.expect, writes: expected } };
  const { faults, hasWrongWrite } = judge(lenient, { text: plainText(text), writes: found, decided });
  const leftOver = faults.filter((fault) => fault.startsWith('unwanted ')).length;
  const wrongValues = faults.filter((fault) => /^[a-z_]+: /.test(fault)).length;
  return { faults, hasWrongWrite, unasked: Math.max(0, leftOver - wrongValues) };
}
