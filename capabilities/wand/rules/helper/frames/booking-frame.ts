import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { selfOf } from '../family.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import type { Span } from '../when/tokens.ts';
import { appointmentTypeOf, isOfBody } from '../words/appointment-words.ts';
import { clausesOf, stretchesIn, textOf } from './clauses.ts';
import { asValues, type Draft, has, take, takeMeanings, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { takePeople } from './people-said.ts';
import { soundsKept } from './what-to-keep.ts';

/** The user, if the message says so: 'me, not Thuy', 'my neck', 'I need'. */
function patientOf(
  draft: Draft,
  [named, ...others]: readonly HouseholdMember[],
  type: string | undefined,
): HouseholdMember | undefined {
  const isSelf = has(
    draft,
    /\b(?:myself|just me|me not|me,? not|for me\b|for my(?! (?:son|daughter|kid))|my (?:hair|neck|back|eyes|teeth|knee|skin))/i,
  );
  if (isSelf) return selfOf(draft.family);
  const isOwn = isOfBody(type) && has(draft, /\bi (?:really )?(?:need|want|could use) (?:a|an|my)\b/i);
  return others.length === 0 ? (named ?? (isOwn ? selfOf(draft.family) : undefined)) : undefined;
}

/** The purpose: after 'for' or 'a', near the place or the verb. */
function whatFor(draft: Draft): string | undefined {
  const { words, text } = draft.found;
  const rated = clausesOf(draft).flatMap((clause) =>
    stretchesIn(draft, clause).map((span): { span: Span; value: number } => {
      const [before = '', lead = ''] = words.slice(Math.max(0, span.first - 2), span.first).map(({ word }) => word);
      const isAbout = /^(?:for|about)$/.test(before) || /^(?:for|about)$/.test(lead);
      const isLed = isAbout || /^(?:a|an|some|my|his|her)$/.test(lead);
      const isSelf = /^(?:myself|me|us)$/.test(words[span.first]?.word ?? '');
      return {
        span,
        value:
          (isLed ? 2 : 0) +
          (isAbout ? 1 : 0) -
          (isSelf ? 5 : 0) -
          (clause.isTold ? 1 : 0) -
          (span.next - span.first > 4 ? 2 : 0),
      };
    }),
  );
  const [best] = rated.toSorted((a, b) => b.value - a.value);
  // What nothing introduces is only a purpose if it sounds like one.
  if (!best || (best.value < 1 && !soundsKept(textOf(draft, best.span)))) return undefined;
  take(draft, best.span);
  const article = /^(?:a|an|some)$/.test(words[best.span.first - 1]?.word ?? '')
    ? words[best.span.first - 1]
    : undefined;
  return text.slice(article?.from ?? words[best.span.first]?.from, words[best.span.next - 1]?.to);
}

/** 'The ear doctor' is none of those whom the family goes to, unless it says so about one of them. */
const isOfOtherField = ({ found: { words, mentions, meanings } }: Draft, { title, beside }: Thing) =>
  words.some(({ word, stem, isSmall }, at) => {
    const isDoctor = /^(?:doctor|dr|doc|specialist)$/.test(words[at + 1]?.word ?? '');
    const isPlain = isSmall || mentions.some(({ first, next }) => first <= at && at < next);
    const isVerb = meanings.some((one) => one.at.includes(at));
    return isDoctor && !isPlain && !isVerb && word !== '.' && !meaningOf(`${title} ${beside}`).includes(stem);
  });

/** 'A trim' tells what for, even if it's also what names the place. */
function releasePurpose({ found: { words }, used }: Draft, { title }: Thing) {
  for (const [at, { word }] of words.entries())
    if (/^(?:an?|some)$/.test(words[at - 1]?.word ?? '') && !title.toLowerCase().includes(word)) used.delete(at);
}

/** 'put a haircut in' notes an appointment that someone has, or will have. */
const isWrittenDown = /^(?:please |can you |could you |i need to )?(?:add|put|pop|stick|pencil|note)\b/i;

export const book: Frame = {
  tool: 'book',
  needs: ['place'],
  fill(draft) {
    if (isWrittenDown.test(draft.found.text)) return undefined;
    // A request with a day is about an appointment that is already booked.
    if (draft.found.when.some(({ kind }) => kind === 'day' || kind === 'time')) return undefined;
    const people = takePeople(draft);
    const [named] = takeThings(draft, { kinds: ['place'] });
    const type = appointmentTypeOf(draft.found.text, people);
    const place =
      named ?? draft.family.things.find((one) => one.kind === 'place' && type !== undefined && one.beside === type);
    if (!place || isOfOtherField(draft, place)) return undefined;
    releasePurpose(draft, place);
    takeMeanings(draft, 'book bookWords want remind chatter place');
    takeWords(draft, 'vet doctor dentist clinic surgery');
    const member = patientOf(draft, people, type);
    const purpose = whatFor(draft);
    if (!named && !purpose && !member) return missing('placeId', 'Who would you like to book with?', {});
    return card(asValues({ placeId: place.id, memberId: member?.id, whatFor: purpose }));
  },
};
