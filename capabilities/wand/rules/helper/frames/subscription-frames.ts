import { capitalize } from '#core/capitalize.ts';
import type { Values } from '../../tools/tool.ts';
import { takeMoney } from './amounts.ts';
import { asValues, type Draft, has, takeMeanings, takeWhen, takeWords } from './draft.ts';
import type { Frame } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { changesOf, whichOne } from './records.ts';
import { anybody, lead, slotFrame } from './slots.ts';
import { namesIn, type Run, takeRun, takeTitle } from './titles.ts';

const periodWords = 'monthly month mo quarterly quarter annually annual yearly year yr per every each';

/** 'start again' and 'pause' take precedence over 'cancel'. */
const statusSaid = ({ found }: Draft) =>
  ['active', 'paused', 'cancelled'].find((status) =>
    found.meanings.some(
      ({ meaning, first }) => meaning === `status.${status}` && found.words[first - 1]?.word !== 'not',
    ),
  );

/** 'from quarterly to monthly' ends with the new frequency. */
const frequencySaid = ({ found }: Draft) =>
  found.meanings
    .filter(
      ({ meaning, first }) =>
        meaning.startsWith('frequency.') && !/^(?:of|not|from|than)$/.test(found.words[first - 1]?.word ?? ''),
    )
    .toSorted((a, b) => a.first - b.first)
    .at(-1)
    ?.meaning.slice('frequency.'.length);

/** How it came about is no part of a name: 'Heritage Seed Club' of 'gone and joined the Heritage Seed Club'. */
const capitalsIn = (text: string) => / \p{Lu}[\p{L}\d]\S*(?: \p{Lu}\S*){0,4}/u.exec(text)?.[0].trim() ?? text;

/** The name of the service: a short run of words, preferably capitalized. */
function takeService(draft: Draft): string | undefined {
  const isCapital = ({ text }: Run) => /^\p{Lu}/u.test(text);
  const short = namesIn(draft)
    .map((run) => (isCapital(run) ? run : { ...run, text: capitalsIn(run.text) }))
    .filter(({ text }) => text.split(' ').length < 5 && /\p{L}/u.test(text) && !/^(?:first|next)$/i.test(text));
  const run = short.find((one) => one.first > 0 && isCapital(one)) ?? short.find(isCapital) ?? short[0];
  if (!run) return takeTitle(draft);
  takeRun(draft, run);
  return capitalize(run.text);
}

const nextBill = (draft: Draft, { billingFrequency }: Values) => {
  const { date, repeats } = takeWhen(draft);
  const isBilled = repeats !== 'weekly' && repeats !== 'biweekly';
  return { nextBillingDate: date, billingFrequency: billingFrequency ?? (isBilled ? repeats : undefined) };
};

const addSubscription = slotFrame('add_subscription', [
  { field: 'billingFrequency', take: frequencySaid },
  {
    field: 'subscriptionCost',
    take: takeMoney,
    ask: ({ serviceName }) => (serviceName ? `How much is ${serviceName}?` : undefined),
  },
  lead('', periodWords),
  { take: nextBill },
  lead(
    'subscription add pay remind repeat',
    'subscription subscriptions subscribed subscribe signed sign up service membership plan costs cost price renews renewal next payment billing billed starting starts new for at dollars free trial track',
  ),
  anybody,
  { field: 'serviceName', take: takeService, ask: 'Which subscription is it?' },
]);

const changeSubscription: Frame = {
  tool: 'change_subscription',
  needs: ['subscription'],
  fill(draft) {
    const things = takeThings(draft, { kinds: ['subscription'] });
    if (things.length === 0) return undefined;
    const isPrice = has(
      draft,
      /[$£€]|\d (?:a|per) (?:month|year|quarter)|\b(?:costs?|price|dollars?|bucks|went (?:up|down)|raised|now \d|up to|down to|\d+\.\d\d)\b/i,
    );
    const cost = isPrice ? takeMoney(draft) : undefined;
    const frequency = frequencySaid(draft);
    const { date, repeats } = takeWhen(draft);
    const status = isPrice && !has(draft, /\b(?:paus|resum|cancel)/i) ? undefined : statusSaid(draft);
    takeMeanings(draft, 'pause resume unsubscribe remove callOff pay subscription change move skip repeat want');
    takeWords(
      draft,
      `${periodWords} price cost costs now active paused again billing renews renewal payment next charge charged bill date subscription until billed paying`,
    );
    const rhythm =
      frequency ?? (repeats === 'monthly' || repeats === 'quarterly' || repeats === 'annually' ? repeats : undefined);
    const isBilling = !status && date && !cost;
    return changesOf(things, ({ id }) =>
      asValues({
        id,
        status,
        subscriptionCost: cost,
        billingFrequency: rhythm,
        nextBillingDate: isBilling || (date && has(draft, /\b(?:bill|renew|charg|payment|next)/i)) ? date : undefined,
      }),
    );
  },
};

export const subscriptionFrames: readonly Frame[] = [
  addSubscription,
  changeSubscription,
  whichOne('remove_subscription', 'subscription', 'remove subscription unsubscribe callOff listOf'),
];
