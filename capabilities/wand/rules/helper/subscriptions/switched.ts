import { type Subscription, subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { plainWords } from '../answers/question-words.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { newSubscription } from './new.ts';
import { saysNoMore } from './wish.ts';
import { frequencyIn, subscriptionsIn } from './words.ts';

/** One service takes the place of another: 'we switched from Hulu to Disney+', 'replace Hulu with Disney+ for 13.99 a month'. */

const leads = /^(?:(?:we|i|we've|i've|we're|i'm|have|just|are|am|want|to|please|let's|lets) ){0,4}/i;
const from =
  /^(?:switch(?:ed|ing)?|chang(?:e|ed|ing)|mov(?:e|ed|ing)|went|go|swap(?:ped|ping)?)(?: over)? from (.{2,40}?) (?:over )?to (.{2,80})$/i;
const forIt =
  /^(?:swap(?:ped|ping)?|replac(?:e|ed|ing)|ditch(?:ed|ing)?|dropp?(?:ed|ing)?|cancel(?:l?ed|l?ing)?|trad(?:e|ed|ing)|left|quit)(?: out)? (.{2,40}?) (?:for|with|and (?:got|get|signed up for|started|joined|switched to)) (.{2,80})$/i;

export async function switchedService(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const rest = said.replace(leads, '');
  const [, old = '', other = ''] = from.exec(rest) ?? forIt.exec(rest) ?? [];
  // 'switch lovevery from quarterly to annually', 'swap coterie for 2 months'
  if (!old || frequencyIn(old) || !/^\p{L}/u.test(other)) return undefined;
  const all = await context.asked.look(subscriptionsApi.list);
  const former = onlyOne(all, old);
  if (!former) return undefined;
  const started = await startedOne(other, all, clause, context);
  const values = { id: former.id, status: 'cancelled' };
  return started && [{ kind: 'propose', tool: 'change_subscription', values, quote: clause.text }, ...started];
}

/** The one that is named, and nothing else. */
function onlyOne(all: readonly Subscription[], words: string): Subscription | undefined {
  const { found, rest } = subscriptionsIn(all, words);
  return found.length === 1 && saysNoMore(plainWords(rest).join(' ')) ? found[0] : undefined;
}

async function startedOne(
  other: string,
  all: readonly Subscription[],
  { text }: Clause,
  { asked, household, ...context }: Context,
) {
  const known = onlyOne(all, other);
  const again: Reading[] = known
    ? [{ kind: 'propose', tool: 'change_subscription', values: { id: known.id, status: 'active' }, quote: text }]
    : [];
  if (known) return known.status === 'active' ? undefined : again;
  const joined = `subscribed to ${other}`;
  const added = newSubscription(joined, clauseOf(joined, household, asked), { ...context, asked, household });
  return added?.map((one): Reading => (one.kind === 'propose' ? { ...one, quote: text } : one));
}
