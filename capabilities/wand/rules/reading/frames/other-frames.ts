import { capital } from '#core/capital.ts';
import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { Appointment } from '#capabilities/appointments/contract.ts';
import { leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { saidLead } from '#capabilities/notices/rules/said-lead.ts';
import { appointmentTypeOf } from '../../helper/calendar/appointment-words.ts';
import type { Thing } from '../family.ts';
import {
  asValues,
  type Draft,
  has,
  isAdult,
  isChild,
  runsOf,
  take,
  takeMeanings,
  takeMoney,
  takePeople,
  takeRun,
  takeThings,
  takeWhen,
  takeWords,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { oneOf } from './calendar-frames.ts';
import { takeRest, takeTitle } from './titles.ts';

const frequencies: [string, RegExp][] = [
  ['quarterly', /\b(?:quarterly|(?:every|a|per) (?:quarter|3 months|three months))\b/i],
  ['annually', /\b(?:annual(?:ly)?|yearly|(?:a|per|every|each|\/) ?(?:year|yr)|for the year)\b/i],
  ['monthly', /\b(?:monthly|(?:a|per|every|each|\/) ?(?:month|mo)|pcm)\b/i],
];
const frequencyOf = ({ found }: Draft) => frequencies.find(([, pattern]) => pattern.test(found.text))?.[0];
const periodWords = 'monthly month mo quarterly quarter annually annual yearly year yr per every each';

const addSubscription: Frame = {
  tool: 'add_subscription',
  fill(draft) {
    const frequency = frequencyOf(draft);
    const cost = takeMoney(draft);
    takeWords(draft, periodWords);
    const { date, repeats } = takeWhen(draft);
    takeMeanings(draft, 'subscription', 'add', 'pay', 'remind', 'repeat');
    takeWords(draft, 'subscription subscriptions subscribed subscribe signed sign up service membership plan costs cost price renews renewal next payment billing billed starting starts new for at dollars free trial track');
    takePeople(draft);
    const name = takeTitle(draft).title;
    const values = asValues({
      serviceName: name,
      subscriptionCost: cost,
      billingFrequency: frequency ?? (repeats === 'weekly' || repeats === 'biweekly' ? undefined : repeats),
      nextBillingDate: date,
    });
    return name ? card(values) : missing('serviceName', 'Which subscription is it?', values);
  },
};

const states: [string, RegExp][] = [
  ['active', /\b(?:resum\w+|reactivat\w+|unpaus\w+|restart\w*|back on|off hold|start .{0,30} (?:again|back up|up again)|active again|turn .{0,30} on|no longer paused|want .{0,30} again|un-pause)\b/i],
  ['paused', /\b(?:paus\w+|on hold|suspend\w*|freez\w+|hold (?:off )?|take a break|taking a break|for now|skip .{0,30} (?:month|box|delivery)|stop for)\b/i],
  ['cancelled', /\b(?:cancel\w*|unsubscrib\w+|quit|stop(?:ped)? (?:paying|using|getting)|no longer|not renew\w*|won't renew|done with|end|ended|drop|ditch|kill|don't (?:need|want|use))\b/i],
];

const changeSubscription: Frame = {
  tool: 'change_subscription',
  needs: ['subscription'],
  fill(draft) {
    const things = takeThings(draft, { kinds: ['subscription'] });
    if (things.length === 0) return undefined;
    const isPrice = has(draft, /[$£€]|\b(?:costs?|price|dollars?|bucks|went (?:up|down)|raised|now \d|up to|down to|\d+\.\d\d)\b/i);
    const cost = isPrice ? takeMoney(draft) : undefined;
    const frequency = frequencyOf(draft);
    const isTwo = has(draft, /\bfrom [$£€]?\d+.{0,12} to\b/i);
    const later = isTwo ? takeMoney(draft) : undefined;
    const { date, repeats } = takeWhen(draft);
    const status = isPrice && !has(draft, /\b(?:paus|resum|cancel)/i) ? undefined : states.find(([, pattern]) => pattern.test(draft.found.text))?.[0];
    takeMeanings(draft, 'pause', 'resume', 'unsubscribe', 'remove', 'callOff', 'pay', 'subscription', 'change', 'move', 'skip', 'repeat', 'want');
    takeWords(draft, `${periodWords} price cost costs now active paused again billing renews renewal payment next charge charged bill date subscription until billed paying`);
    const frequencySaid = frequency ?? (repeats === 'monthly' || repeats === 'quarterly' || repeats === 'annually' ? repeats : undefined);
    const isBilling = !status && date && !cost;
    const values = (id: string) =>
      asValues({
        id,
        status,
        subscriptionCost: later ?? cost,
        billingFrequency: frequencySaid,
        nextBillingDate: isBilling || (date && has(draft, /\b(?:bill|renew|charg|payment|next)/i)) ? date : undefined,
      });
    if (Object.keys(values('')).length === 1) return undefined;
    return oneOf(things, ({ id }) => values(id));
  },
};

const removeSubscription: Frame = {
  tool: 'remove_subscription',
  needs: ['subscription'],
  fill(draft) {
    takeMeanings(draft, 'remove', 'subscription', 'unsubscribe', 'callOff');
    takeWords(draft, 'list');
    return oneOf(takeThings(draft, { kinds: ['subscription'] }), ({ id }) => ({ id }));
  },
};

const calendarKinds = ['appointment', 'event', 'birthday', 'task', 'trip'] as const;
const remindedTypes = { appointment: 'appointment', event: 'event', birthday: 'birthday', task: 'reminder', trip: 'trip' } as const;

const typeOf = (thing: Thing, draft: Draft) =>
  thing.kind === 'birthday' && (thing.record as { partyDate: string | null }).partyDate && has(draft, /\bparty\b/i)
    ? 'party'
    : remindedTypes[thing.kind as keyof typeof remindedTypes];

const leadSaid =
  /\b(?:(?:an?|one|two|three|four|five|six|half an|\d+) (?:minutes?|mins?|hours?|hrs?|days?|weeks?) (?:before(?:hand)?|ahead|earlier|in advance|prior)|the (?:day|night|evening|week|morning) before(?: at [\d:]+ ?(?:[ap]m)?)?|(?:an?|one|two|three|\d+) (?:minutes?|mins?|hours?|hrs?|days?|weeks?) before|(?:day|night|evening|week) before)\b/gi;

const remindMe: Frame = {
  tool: 'remind_me',
  fill(draft) {
    const said = [...draft.found.text.matchAll(leadSaid)];
    const isNever = has(draft, /\b(?:don't|no|stop|never) (?:remind|reminders?)/i);
    if (said.length === 0 && !isNever) return undefined;
    for (const one of said)
      draft.found.words.forEach((word, at) => word.from >= one.index && word.to <= one.index + one[0].length && draft.used.add(at));
    const leads = said.flatMap(([words]) => {
      const spelled = words.replace(/\b(?:beforehand|ahead|earlier|in advance|prior)\b/i, 'before').replace(/^the (?:night|evening) before/i, 'the evening before').replace(/^(?=day|week)/i, 'the ');
      const lead = saidLead(spelled) ?? saidLead(spelled.replace(/^half an hour/i, '30 minutes'));
      return lead ? [leadWords(lead)] : [];
    });
    if (leads.length === 0 && !isNever) return undefined;
    takeMeanings(draft, 'remind');
    takeWords(draft, 'remind reminder reminders about before me us not never stop');
    const things = takeThings(draft, { kinds: calendarKinds, byDay: true, isPossible: ({ isPast }) => !isPast });
    takeWhen(draft);
    takePeople(draft);
    takeMeanings(draft, 'appointment', 'party', 'birthday', 'event');
    return oneOf(things, (thing) => ({ type: typeOf(thing, draft), recordId: thing.id, leads }));
  },
};

/** To whom: an adult of the household, or somebody else by name. */
const handOver: Frame = {
  tool: 'hand_over',
  fill(draft) {
    const { household } = draft.family;
    const taker = draft.found.mentions.find(({ who }) => who.length === 1 && who.every((one) => isAdult(one) && one.relationship !== 'self'));
    const guest = /\b(?:ask|get|see if|have) ((?:my |our )?(?:(?:aunt|uncle|grandma|grandpa|neighbou?r|mom|mum|dad) ?)?\p{L}+) (?:to|if|can|could|take|pick)\b/iu.exec(draft.found.text)?.[1];
    if (!taker && !guest) return undefined;
    if (taker) take(draft, taker);
    const who = taker
      ? { takerId: taker.who[0]?.id }
      : { guestName: capital((guest ?? '').replace(/^(?:my|our) /i, '')) };
    if (!taker && guest) takeWords(draft, guest.toLowerCase());
    takeMeanings(draft, 'hand', 'does', 'reply');
    takeWords(draft, 'ask take drive pick bring fetch collect cover instead not me could can do up from to over hand give pass get');
    const isGroceries = has(draft, /\b(?:groceries|grocery|shopping)\b/i);
    if (isGroceries && draft.family.list) {
      takeMeanings(draft, 'groceries');
      takeWhen(draft);
      return card(asValues({ type: 'groceries', recordId: draft.family.list.id, ...who }));
    }
    const things = takeThings(draft, { kinds: calendarKinds, byDay: true, isPossible: ({ isPast }) => !isPast });
    const isCooking = things.length === 0 && has(draft, /\b(?:cook|dinner|cooking)\b/i);
    const { date } = takeWhen(draft);
    takePeople(draft);
    if (isCooking) {
      takeMeanings(draft, 'plan', 'meal');
      return card(asValues({ type: 'cooking', day: date ?? draft.family.clock.today, ...who }));
    }
    void household;
    return oneOf(things, (thing) => {
      const occurrence = thing.isSeries && date ? occurrencesOf(thing.record as Appointment, date, date)[0]?.day : undefined;
      return asValues({ type: typeOf(thing, draft), recordId: thing.id, day: occurrence, ...who });
    });
  },
};

const makeSitterSheet: Frame = {
  tool: 'make_sitter_sheet',
  fill(draft) {
    const children = takePeople(draft, isChild);
    const isTonight = has(draft, /\btonight\b/i);
    const { date, endDate } = takeWhen(draft);
    takeMeanings(draft, 'sitter', 'add', 'fill', 'ideas');
    takeWords(draft, 'sheet sitter babysitter nanny print info make need notes kids children evening night');
    const isEvening = date && !isTonight && has(draft, /\b(?:night|evening)\b/i);
    return card(
      asValues({
        childIds: children.length > 0 ? children.map(({ id }) => id) : undefined,
        fromDay: isTonight ? undefined : date,
        untilDay: isTonight ? undefined : endDate,
        isEveningOnly: isEvening ? true : undefined,
      }),
    );
  },
};

const stopSuggesting: Frame = {
  tool: 'stop_suggesting',
  fill(draft) {
    takeMeanings(draft, 'stopSuggesting', 'not', 'ideas');
    takeWords(draft, 'stop suggesting recommending suggestions buy need');
    const key = takeRest(draft);
    return key ? card({ key }) : undefined;
  },
};

const book: Frame = {
  tool: 'book',
  fill(draft) {
    takeMeanings(draft, 'book', 'want', 'remind');
    const [person] = takePeople(draft);
    const [place] = takeThings(draft, { kinds: ['place'] });
    const text = draft.found.text;
    const type = appointmentTypeOf(text, person ? [person] : []);
    const byType = place ?? draft.family.things.find((one) => one.kind === 'place' && type !== undefined && one.beside === type);
    if (!byType) return undefined;
    takeMeanings(draft, 'appointment', 'place');
    takeTitle(draft);
    return card(asValues({ placeId: byType.id, memberId: person?.id }));
  },
};

const addPlace: Frame = {
  tool: 'add_place',
  fill(draft) {
    const { text, words } = draft.found;
    const phone = /\+?\(?\d[\d\s().-]{5,}\d/.exec(text);
    if (phone) words.forEach((word, at) => word.from >= phone.index && word.to <= phone.index + phone[0].length && draft.used.add(at));
    const website = /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+\.(?:com|org|net|co\.uk|io|health)\S*/i.exec(text);
    if (website) words.forEach((word, at) => word.from >= website.index && word.to <= website.index + website[0].length && draft.used.add(at));
    const people = takePeople(draft);
    const category = appointmentTypeOf(text, people);
    takeMeanings(draft, 'place', 'add', 'remind', 'appointment');
    takeWords(draft, 'dentist doctor pediatrician hairdresser barber optometrist new number phone call office our my is books book with save');
    const runs = runsOf(draft);
    const run = runs.find(({ text: said }) => /^\p{Lu}|^dr\b/iu.test(said)) ?? runs[0];
    takeRun(draft, run);
    if (!run) return undefined;
    return card(
      asValues({
        name: capital(run.text),
        category: category === 'Other' ? undefined : category,
        memberId: people.length === 1 ? people[0]?.id : undefined,
        phone: phone?.[0].trim(),
        website: website?.[0],
      }),
    );
  },
};

export const otherFrames: readonly Frame[] = [
  addSubscription,
  changeSubscription,
  removeSubscription,
  remindMe,
  handOver,
  makeSitterSheet,
  stopSuggesting,
  book,
  addPlace,
];
