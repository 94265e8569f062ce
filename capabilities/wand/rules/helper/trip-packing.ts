import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { shortDay } from '#core/dates.ts';
import type { Clause, Reader } from './reader.ts';
import { cutAt, tidy, upTo, withoutEnd, withoutLead } from './said.ts';
import { mentionedTrips, tripsToCome } from './trip-words.ts';
import { asTitle, listed, splitWords, withoutArticle, withoutEnds } from './words.ts';

const packingList = /\bpacking(?: list)?\b/i;
/** What goes into the bags of a trip that is named; 'don't forget to' do something does not. */
const packs = /\b(?:pack|packing|bring|bringing)\b|\b(?:don't|dont|do not|can't|cant|mustn't) forget (?!to |about )/;
const aside = /[,.;!] ?(?:put|add|stick|write) (?:it|that|them|those)\b/i;
/** 'the tahoe list', where the trip is named. */
const tripList = /\blist$/i;
/** 'tahoe: pack board games' */
const label = /^[^:,]{1,40}(?:[:,]| -) (?=pack|bring)/i;
const everyday = /\b(?:lunch(?:es)?|snacks?|bags?|backpacks?|school|tomorrow|today)\b/;
const leads = new Set(
  "please so ok okay also and we i you should must need needs have to can't cant mustn't let's lets don't dont do not forget remember add put stick write pack packing bring bringing take include the our my a".split(
    ' ',
  ),
);

/** 'Add swimsuits to the packing list for tahoe', 'for tahoe pack the snow pants and the sleds' */
export const packing: Reader = async (clause, { asked }) => {
  const { text, lower, people } = clause;
  const isOnList = /^(?:add|put) /.test(lower) && tripList.test(lower) && !packingList.test(lower);
  if (!(packs.test(lower) || isOnList) || /^(?:what|is|are|did|do(?! not)|remind|who|have)\b/.test(lower))
    return undefined;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const mentioned = mentionedTrips(trips, lower);
  const isForTheTrip = trips.length === 1 && /^pack /.test(lower) && !everyday.test(lower);
  if (mentioned.length === 0 && !packingList.test(lower) && !isForTheTrip) return undefined;
  const things = thingsIn(clause, mentioned);
  if (things.length === 0) return undefined;
  const [only, ...others] = mentioned.length > 0 ? mentioned : trips;
  if (!only) return [{ kind: 'answer', text: 'There is no trip to pack for yet.' }];
  const [owner] = people.length === 1 ? people : [];
  const traveler = owner && only.travelers.includes(owner.name) ? owner.name : null;
  if (others.length === 0)
    return things.map((thing) => ({
      kind: 'propose',
      tool: 'add_packing',
      values: {
        id: only.id,
        name: traveler ? withoutEnd(thing, [`for ${traveler}`, `for ${traveler.toLowerCase()}`]) : thing,
        traveler,
      },
      quote: text,
    }));
  const choices = [only, ...others].map(({ id, title, startDate }) => ({
    label: startDate ? `${title} on ${shortDay(startDate)}` : title,
    tool: 'add_packing',
    values: { id, name: listed(things) },
  }));
  const labels = listed(
    choices.map(({ label }) => label),
    'or',
  );
  return [{ kind: 'ask', question: `For which trip: ${labels}?`, waiting: { kind: 'choice', choices, quote: text } }];
};

function thingsIn({ untimed }: Clause, trips: readonly PlannerItem[]): string[] {
  const said = upTo(untimed.replaceAll('’', "'"), aside).replace(label, '');
  const at = [packingList, tripList].map((list) => said.search(list)).find((place) => place >= 0) ?? -1;
  const colon = at >= 0 ? said.indexOf(':', at) : -1;
  const words = colon >= 0 ? said.slice(colon + 1) : beforeList(said, at);
  const things = splitWords(withoutLead(tidy(trips.reduce(withoutTrip, ` ${words}`)), leads));
  return things.some((thing) => packingList.test(thing)) ? [] : things.map((thing) => asTitle(withoutArticle(thing)));
}

/** 'add swimsuits to our tahoe packing list' -> 'add swimsuits' */
const beforeList = (said: string, at: number) =>
  at < 0 ? said : (cutAt(said.slice(0, at).trim(), ['to', 'on', 'onto', 'for', 'in'], 'last')?.before ?? '');

const tripLeads = ['for our trip to', 'for the trip to', 'for our', 'for the', 'for', 'to'];

/** The words without those that only name the trip. */
function withoutTrip(words: string, { title, destination }: PlannerItem): string {
  const names = [title, destination ?? title, ...title.split(' ')].filter((name) => name.length > 3);
  const phrases = names.flatMap((name) => tripLeads.map((lead) => ` ${lead} ${name.toLowerCase()}`));
  const found = phrases.find((phrase) => words.toLowerCase().includes(phrase));
  if (!found) return words;
  const at = words.toLowerCase().indexOf(found);
  const behind = words.slice(at + found.length).replace(/^ (?:trip|vacation)\b/i, '');
  return withoutEnds(`${words.slice(0, at)}${behind}`);
}
