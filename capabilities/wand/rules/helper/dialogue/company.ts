import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';
import { targetOf, valuesOf } from './target.ts';
import { isIdle, ledBy } from './words.ts';

/** Who else is there, of an appointment or an event: 'with Neha and her baby', 'Jen takes him', 'Jen is coming too', 'it's Emma's party'. */

const going =
  /^(?:and |but )?(?:my )?\p{L}{2,20}(?:'s|'ll| is| will| can)? (?:takes?|taking|drives?|driving|brings?|bringing|collects?|collecting|picks?|picking|comes?|coming|goes|going|joins?|joining)(?: (?:him|her|them|us|me|it|up|there|along|too|as well|also|with (?:him|her|them|us|me))){0,3}$/iu;
/** 'can Chris take him?', 'put Chris down to take her' */
const having =
  /^(?:and |but |so )?(?:can|could|have|let|get|put|make) ((?:my )?\p{L}{2,20})(?: down)?(?: to)? (take|drive|bring|collect|pick)(?= (?:him|her|them|us|me)\b)/iu;
const beside = /^(?:and |but |it's |its )?with (?!dr\b|doctor )(\p{L}.{1,40})$/iu;

const forTask =
  /^(?:and |but |so )?(?:(?:give|assign|hand)(?: it| that) to|(?:it's |that's |it is |make it )?for|(?:have|let|get)) ((?:my )?\p{L}{2,20})(?: (?:to )?do (?:it|that))?$|^(?:and |but |so )?((?:my )?\p{L}{2,20})(?:'ll| will| can| should)? do(?:es)? (?:it|that)$/iu;

/** 'give it to Chris', 'Chris will do it': a task that is to be added says whose it is. */
function handed(card: Proposal, { asked, household }: Context): Step[] | undefined {
  const [, given, doing] = forTask.exec(withoutPoliteness(asked.message)) ?? [];
  const { people } = clauseOf(given ?? doing ?? '', household, asked);
  const [person, ...others] = people.filter(({ memberType }) => memberType !== 'pet');
  const isOpen = card.status === 'open' && card.tool === 'add_task' && !card.subject.includes(person?.name ?? '');
  if (!person || others.length > 0 || !isOpen) return undefined;
  return [{ kind: 'revise', id: card.id, tool: card.tool, values: { title: `${card.subject} for ${person.name}` } }];
}

/** Neither takes the place of whose it is, nor of what it is. */
export async function inCompany([card, ...others]: readonly Proposal[], context: Context): Promise<Step[] | undefined> {
  const own = card && others.length === 0 ? handed(card, context) : undefined;
  if (own) return own;
  if (!card || others.length > 0 || !/^(?:add|change)_(?:appointment|event)$/.test(card.tool)) return undefined;
  const { asked, household } = context;
  const text = withoutPoliteness(asked.message).replace(having, '$1 $2s');
  const { when, people } = clauseOf(text, household, asked);
  const isDated = (when.date ?? when.time) !== undefined;
  const target = isDated ? undefined : await targetOf(card, context);
  if (!target) return undefined;
  const hasField = (name: string) => target.fields.some((field) => field.name === name);
  const isAdult = people.length > 0 && people.every(({ memberType }) => memberType === 'adult');
  if (going.test(text) && isAdult && hasField('notes')) {
    const { notes } = valuesOf(card);
    return [target.changedBy({ notes: [notes, asTitle(text)].filter(Boolean).join('. ') }, asked.message)];
  }
  const host = await hostIn(card, context);
  if (host) return [target.changedBy({ title: `${host} ${card.subject.toLowerCase()}` }, asked.message)];
  const [, whom] = beside.exec(text) ?? [];
  if (!whom || / with /i.test(card.subject)) return undefined;
  return [target.changedBy({ title: `${card.subject} with ${whom}` }, asked.message)];
}

const hosted = /^(\p{L}{2,20}?)('?)s (.{3,30})$/iu;

/** 'it's Emma's party', of a birthday party: somebody who is not of the household gives it. */
async function hostIn({ subject }: Proposal, { asked, household }: Context): Promise<string | undefined> {
  const { text } = ledBy(asked.message);
  const [, name = '', apostrophe = '', what = ''] = hosted.exec(text) ?? [];
  const isOfIt = name !== '' && isIdle(what, subject) && !isIdle(what) && !subject.includes("'s");
  if (!isOfIt || clauseOf(text, household, asked).people.length > 0) return undefined;
  const birthdays = await asked.look(birthdaysApi.list);
  const isKnown = birthdays.some((one) => one.name.toLowerCase() === name.toLowerCase());
  return `${asTitle(name)}${isKnown ? "'" : apostrophe}s`;
}
