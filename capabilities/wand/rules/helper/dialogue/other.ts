import type { Proposal } from '../../../contract.ts';
import { wandApi } from '../../../contract.ts';
import type { Values } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { keptRecords } from '../records/kept-records.ts';
import { isShe } from '../shared/distribution.ts';
import { dateOn } from './days.ts';
import { denialIn, withoutDenied } from './denied.ts';
import { valuesOf } from './target.ts';
import { isIdle, type Led } from './words.ts';

/** Another record than the one that the card is about: 'no, the Lovevery one', "not hers, Leo's", 'the other haircut'. */

const about = /^(change|remove|dismiss|skip)_(appointment|event|birthday|task|trip|subscription|recipe|grocery)$/;
const other = /^(?:not that one,? )?(?:for |on )?the other(?: one)?\b/i;
const agreed = /^(?:yes|yep|yeah|ok|okay|sure),? and /i;
const pronoun = /^(his|hers)(?: one)?$/i;

interface Thing {
  id: string;
  kind: string;
  title: string;
  people: readonly string[];
}

/** The same is to be done with another record of the family; undefined where none, or not exactly one, is named. */
export async function otherRecord(
  [card, ...others]: readonly Proposal[],
  led: Led,
  context: Context,
): Promise<Step[] | undefined> {
  const [, deed = '', kind = ''] = about.exec(card?.tool ?? '') ?? [];
  if (!card || !deed || others.length > 0 || led.saysIt) return undefined;
  if (card.status !== 'open' && !led.isFurther) return undefined;
  const things: Thing[] = await context.asked.look(wandApi.names);
  const own = things.filter((thing) => thing.kind === (kind === 'grocery' ? 'line' : kind));
  // 'and the lemon pasta too': the same again, on a card of its own.
  if (led.isFurther || agreed.test(context.asked.message)) {
    const more = named(card, own, deed === 'remove' ? things : [], deed, led, context);
    const values = Object.fromEntries(Object.entries(valuesOf(card)).filter(([, value]) => value !== null));
    const isPlain =
      deed !== 'skip' && kind !== 'grocery' && !Object.values(values).some((value) => Array.isArray(value));
    return more && isPlain
      ? [
          {
            kind: 'propose',
            tool: more.kind === kind ? card.tool : `${deed}_${more.kind}`,
            values: { ...values, id: more.id },
            quote: context.asked.message,
          },
        ]
      : undefined;
  }
  const meant = (await sameTitle(card, own, led, context)) ?? named(card, own, things, deed, led, context);
  return meant && instead(card, deed, kind, meant, context);
}

/** 'the other one', 'hers', "Leo's", 'the one on the 28th', where several are called the same. */
async function sameTitle(card: Proposal, own: readonly Thing[], led: Led, { asked, household }: Context) {
  const text = withoutDenied(led.text);
  const { people, bare, when } = clauseOf(text, household, asked);
  const called = own.filter(({ title }) => title === card.subject);
  const isShown = ({ people: [owner = ''] }: Thing) => owner !== '' && card.details.join(' ').includes(owner);
  const rest = called.filter((thing) => !isShown(thing));
  const whose = pronoun.exec(text)?.[1];
  if (other.test(text) && text.split(' ').length <= 5) return called.length === 2 ? only(rest) : undefined;
  const isHis = ({ people: [owner] }: Thing) =>
    household.some((one) => one.name === owner && isShe(one) === /^hers$/i.test(whose ?? ''));
  if (whose) return only(rest.filter(isHis));
  // 'move it to Leo's' gives it to him.
  if ((!led.isCorrection && !denialIn(led.text)) || valuesOf(card).childId || !isIdle(bare)) return undefined;
  const [person, ...more] = people;
  if (person && more.length === 0 && !when.date) return only(rest.filter((one) => one.people.includes(person.name)));
  // Where only one is called so she means another day of it.
  if (!when.date || when.time || called.length < 2 || !/\bone\b/i.test(text)) return undefined;
  const date = when.date;
  const onDay = (await keptRecords(asked)).filter(({ isOn }) => isOn(date)).map(({ id }) => id);
  return only(called.filter(({ id }) => onDay.includes(id)));
}

const only = <One>([one, ...others]: readonly One[]): One | undefined => (others.length > 0 ? undefined : one);
const movable = ['appointment', 'event', 'task'];

/** By its name: of the same kind, or of another to which the same can be done. */
function named(
  card: Proposal,
  own: readonly Thing[],
  things: readonly Thing[],
  deed: string,
  led: Led,
  { asked, household }: Context,
): Thing | undefined {
  if (!led.isCorrection && !led.isFurther && !denialIn(led.text)) return undefined;
  const { people, bare, when } = clauseOf(withoutDenied(led.text), household, asked);
  if (when.date || when.time) return undefined;
  const pointers = { people: people.map(({ name }) => name) };
  const isOther = ({ title }: Thing) => title !== card.subject;
  const found = findRecords(own, bare, pointers);
  const further = deed === 'remove' || deed === 'change' ? things.filter(({ kind }) => movable.includes(kind)) : [];
  return only((found.length > 0 ? found : findRecords(further, bare, pointers)).filter(isOther));
}

const dayOf: Record<string, string> = { appointment: 'date', event: 'date', task: 'triggerDate' };

async function instead(
  card: Proposal,
  deed: string,
  kind: string,
  meant: Thing,
  { asked }: Context,
): Promise<Step[] | undefined> {
  const said = Object.fromEntries(Object.entries(valuesOf(card)).filter(([, value]) => value !== null));
  const kept = (await keptRecords(asked)).find(({ id }) => id === meant.id);
  const recurs = kept?.kind === 'appointment' && kept.record.isRecurring;
  // What is added to the list of one is not that of another; of what recurs it is not clear which date is meant.
  if (Object.values(said).some((value) => Array.isArray(value)) || (recurs && deed !== 'skip')) return undefined;
  const revised = (values: Values): Step[] => [{ kind: 'revise', id: card.id, tool: card.tool, values }];
  if (kind === 'grocery') return revised({ itemId: meant.id });
  const { date } = said;
  if (deed === 'skip' && kept?.date)
    return recurs ? revised({ id: meant.id, date: kept.isOn(String(date)) ? String(date) : kept.date }) : undefined;
  if (meant.kind === kind) return revised({ id: meant.id });
  const day = dateOn(said);
  const moved: Values = { ...(day && { [dayOf[meant.kind] ?? '']: day }), ...(said.time && { time: said.time }) };
  const isWhole = Object.keys(moved).length === Object.keys(said).length && !(said.time && meant.kind === 'task');
  if (!dayOf[kind] || !dayOf[meant.kind] || !isWhole) return undefined;
  return [{ kind: 'propose', tool: `${deed}_${meant.kind}`, values: { id: meant.id, ...moved }, quote: asked.message }];
}
