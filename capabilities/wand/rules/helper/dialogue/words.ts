import { withoutPoliteness } from '../words/polite.ts';
import { remembered } from '../words/remembered.ts';

/** The words with which one comes back to what was said before, and those that mean nothing beside a value. */

const spoken = (lines: string) => lines.split(/[,\n]\s*/).toSorted((a, b) => b.length - a.length);

/** 'no, i meant', 'make it', 'can we do' */
const correcting =
  spoken(`no, nope, nah, actually, sorry, sry, soz, oh, oh no, wait, hang on, hold on, hmm, hm, oops, whoops, ah, ugh, argh, my bad, my mistake, pardon, pardon me, excuse me, apologies, my apologies, forgive me, rather, better, but, well, yes but, yeah but, ok but, yes and, yep and, yeah and, ok and, okay and, sure and,
or rather, or, a typo, that's a typo, typo, oh it's, add that, and add that, wrong day, wrong date, wrong time, wrong one, wrong kid, wrong child, wrong person, wrong name, on second thought, on second thoughts, come to think of it, scratch that, correction, yuck, ew, eww, meh, bleh, boo, gross,
i got the day wrong, i got the date wrong, i got the time wrong, got the day wrong, got the time wrong, i got that wrong, that's wrong, thats wrong, that's not right, that was wrong, i was wrong, they called, they changed it, turns out, apparently,
i mean, i meant, i meant to say, i said, meant, was, should have said, i should have said, that was, it was, this was, it was meant to be, that was meant to be, was meant to be, it was supposed to be, that was supposed to be, was supposed to be, it is supposed to be, it's supposed to be, supposed to be,
i'd rather, id rather, i would rather, i'd prefer, i prefer, we prefer, prefer, let's, lets, let's say, let's do, let's make it, let's make that, lets say, lets do, lets make it, let's have,
make it, make that, make this, make, change it to, change that to, change it, change that, change to, move it to, move that to, move it, move that, shift it to, shift that to, shift it, shift that, push it to, push that to, push it, switch it to, switch it, switch that to, switch to, move to, shift to, push to, reschedule to,
reschedule it to, reschedule it for, set it to, set that to, update it to, update that to, set it for, put it on, put that on, put it under, put it down for, put it at, have it, have it on, have it at, make it for,
can we do, can we make it, can we say, can we have it, can we, could we do, could we make it, could we, shall we do, shall we say, shall we, should we do, should we, would it be possible to, is it possible to,
how about, what about, say, try, go with, go for, i think, i guess, it's, its, it is, that's, thats, that is, it should be, should be, that should be, that should have been, it should have been, must be, it will be, it'll be,
she's, he's, shes, hes, they're, just, only, do, do it, do that, do it on, with, later, earlier, oh right, ah right, haha, ha, lol, silly me, change of plan, change of plans, new plan,
swap it for, swap that for, swap it with, swap that with, swap for, replace it with, replace that with, change it for, trade it for, they meet, we meet, it starts, it should say, should say, should read, it should read, spelled, spelt, it's spelled, that's spelled`);
const behind =
  spoken(`instead, now, rather, actually, then, better, works better, is better, would be better, would work better, would be good, would be great, is good, would suit us better, suits us better, fits better, only, sorry, i meant, i mean,
i meant to say, i think, my bad, my mistake, pardon, pardon me, excuse me, apologies, my apologies, forgive me, oops, whoops, though, after all, if possible, in fact, by the way, btw, was right, is right, was correct, who is, who does, who has, would work, works, work for us, works for us, would be nicer, is nicer, would be easier, is easier, sounds better, for the kids, for the little ones, for everyone, for us, for all of us, would be fine, is fine, is what i meant, is what i mean, duh, not sure why i said that, like i said, i need, we need, i want, we want, i wanted, we wanted, lol, haha, fix that, fix it, please fix, does`);
/** 'and', 'same for', 'ditto' */
const further =
  spoken(`and, also, plus, and also, oh and, oh also, and then, oh and also, as well as, and the same, the same, same, same thing, the same thing, same again, and same, ditto, and ditto, do the same, and do the same, and one, and one more, another one, one more, also one,
and another, another, book one, book one more, book another, book another one, add one, add one more, add another, add another one, make one, make another, put one in, likewise, and likewise, you forgot, you missed, you left out, i forgot, we forgot, and don't forget, don't forget, i also forgot, same goes, so are, so is, and so are, and so is, the same goes, and the same goes`);
const furtherBehind = spoken("too, as well, also, aswell, while you are at it, while you're at it, and all");

export interface Led {
  /** The words without those that only say how they lean on what was before. */
  text: string;
  isCorrection: boolean;
  isFurther: boolean;
  /** 'make it', 'put that': it is about the very thing. */
  saysIt: boolean;
}

/** 'her mum says', 'they can only do' */
const reporting =
  /^(?:the |his |her |my |their |our )?\p{L}{2,15}(?: \p{L}{2,15})? (?:says|said|told me|told us|confirmed|only has|only have|can only do) (?:it's |its |that |it )?/iu;

const fitting =
  /(?: (?:is|are|was|would be|will be|might be|may be)|'s|'d be)(?: (?:a bit|a lot|much|even|also|probably))? (?:better|best|easier|nicer|safer|handier|cheaper|smarter|good|fine|great|perfect|ideal|okay|ok|enough|plenty|correct|right|the right one|the one|more convenient)(?: (?:too|as well))?$|(?: would| will| might)? (?:works?|suits?|fits?)(?: (?:us|me|him|her|them|everyone))?(?: (?:better|best|more|too|as well|fine|well))?$/i;

const endsAt = (text: string, at: number) => at > 0 && text.length - at < 45 && !/[,.;]/.test(text.slice(at));

/** 'would be safer', 'suits us more', 'is fine too for his mum' */
function withoutOpinion(text: string): string {
  const whose = Math.max(text.lastIndexOf(' for '), text.lastIndexOf(' with '));
  const said = endsAt(text, whose) && fitting.test(text.slice(0, whose)) ? text.slice(0, whose) : text;
  return said.replace(fitting, '');
}

/** 'it's David who is learning the guitar' */
const whoDoes = /^((?:no,? )?it(?:'s|s| is) \S{1,20}) who(?:'s|s)? .{1,50}$/i;

const signs = /^[,.!:;-] ?/;

const leadIn = (lower: string, leads: readonly string[]) =>
  leads.find((lead) => lower.startsWith(lead) && /^[ ,.!:;-]/.test(lower.slice(lead.length))) ?? '';
const trailIn = (lower: string, trails: readonly string[]) =>
  trails.find((trail) => lower.endsWith(trail) && /[ ,.!;-]$/.test(lower.slice(0, -trail.length))) ?? '';

/** A note is a value, however polite it sounds. */
const withoutThanks = (text: string) => (/^(make a |add a )?notes?\b/i.test(text) ? text : withoutPoliteness(text));

/** 'Mia too, at 1:30', 'and one for Leo as well, right after at 10:30' */
const tooFirst =
  /^((?:and |also )?(?:an?other |one )?(?:for )?\p{L}{2,20}) (?:too|as well|also),? (?:but )?(?=(?:at|on|(?:right|straight|just) (?:after|before)) )/iu;

/** 'one for Rosie on Friday at 3' */
const oneFor = /^(?:one|a second one)(?= for \p{L})/iu;

/** Takes them off at both ends, as many as there are. */
export const ledBy = (message: string): Led => known(message, () => ledIn(message));
const known = remembered<Led>();

function ledIn(message: string): Led {
  const said = message.replaceAll('’', "'").trim();
  const too = said.replace(tooFirst, '$1 ').replace(oneFor, '').trim();
  // A full stop corrects nothing.
  const whole = too.replace(/[.!]$/, '');
  let text = withoutOpinion(whole.replace(reporting, '')).replace(whoDoes, '$1');
  let [isCorrection, isFurther, saysIt] = [text !== whole, too !== said, false];
  for (let last = ''; last !== text; ) {
    last = text;
    const lower = text.toLowerCase();
    const more = [leadIn(lower, further), trailIn(lower, furtherBehind)];
    const other = more.join('') ? ['', ''] : [leadIn(lower, correcting), trailIn(lower, behind)];
    isFurther ||= more.join('') !== '';
    isCorrection ||= other.join('') !== '';
    saysIt ||= /\b(it|that|this)\b/.test(other[0] ?? '');
    const [lead = '', trail = ''] = more.join('') ? more : other;
    const rest = text.slice(lead.length, text.length - trail.length).trim();
    text =
      (lead || trail) && rest !== ''
        ? rest
            .replace(signs, '')
            .replace(/[,;-]$/, '')
            .trim()
        : withoutThanks(text);
  }
  return { text, isCorrection, isFurther, saysIt };
}

const idle = new Set(
  `it it's its it'll that that's thats this the a an one ones is are was were be been being will should shall would could can may make made do does have has i i'd id i'm we we'd we're you me my our
  mean meant say said let's lets want wanted wants need needs needed like please rather instead actually better best then now just only really for on at to by in of from with as and so but ok okay oh sorry
  move moved moving push pushed change changed switch switched set put reschedule rescheduled start starts starting come comes begins begin happens happening book booked scheduled takes place
  time date day hour morning afternoon evening night fits suits good fine perfect great how about what he she they he's she's they're hes shes him her his them new there here up out they've they'd we've he'd she'd we'll they'll had offered offer available fit us slot opening stay stays called
  think guess confirmed wrong mistake turns out apparently under down o'clock sharp again still after all think maybe around probably instead got neither either`.split(
    /\s+/,
  ),
);

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/'s\b/g, '')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

/** Whether nothing of meaning is left: idle words and those that name what it is about anyway. */
export function isIdle(rest: string, about = ''): boolean {
  const known = new Set(wordsOf(about));
  return wordsOf(rest).every((word) => idle.has(word) || known.has(word) || known.has(word.replace(/s$/, '')));
}

/** 'is it on Friday' asks; 'can we do Friday' wants it. */
const asking =
  /^(is|are|am|was(?! (?:\d|meant|supposed|at|on|for|the \d))|do(?! (?:it|that|the same)\b)|does|did|when|where|who|whose|which|why|what(?! about)|how(?! about)|will|has|have|show|tell|list|any|anything)\b/;
/** 'can Chris take him?', 'have Chris do it' */
const wishing =
  /^(?:have|let|get) \p{L}{2,20} (?:to )?(?:do|take|drive|bring|collect|pick)\b|^(?:and |so )?(?:can|could|will|would) \p{L}{2,20} (?:take|drive|bring|collect|pick) (?:him|her|them|us|me)\b/u;

export function isAsked(message: string, { text, isCorrection }: Led): boolean {
  const plain = withoutPoliteness(message).toLowerCase();
  if (wishing.test(plain)) return false;
  if (/^(and )?so (is|are)\b/i.test(message.trim())) return false;
  return asking.test(plain) || (message.trim().endsWith('?') && (!isCorrection || asking.test(text.toLowerCase())));
}
