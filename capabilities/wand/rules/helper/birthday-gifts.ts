import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { findRecords } from './find-record.ts';
import type { Reader } from './reader.ts';
import { after, cutAt, spelled, upTo } from './said.ts';
import { asTitle, splitWords, withoutArticle } from './words.ts';

interface Gift {
  whom: string;
  what: string;
}

const about = /\b(?:gifts?|presents?|birthday|bday|ideas?|wish ?list)\b/;
const aside = /[,.;!] ?(?:add|put|save|note|please)\b/;
const heading = /^(?:gift|present)(?: ideas?)?(?: [-–]|:|,) (?=for )/;
const forBirthday = / for (?:his|her|their|the) (?:birthday|bday)\b/;
const giving = ['get', 'buy', 'give', 'do'];
const wishes = [
  'would like',
  'would love',
  'might like',
  'wants',
  'wishes for',
  'is hoping for',
  'wanted',
  'asked for',
].concat(["she'd", "he'd", "they'd"].flatMap((who) => [`${who} love`, `${who} like`]));
const mentioned = / (?:said|says|mentioned|told me)(?: that)?(?: she| he| they)?$/;
const articles = ['a', 'an', 'some', 'the', 'new'];

/** A gift for somebody whose birthday is kept; those for the children of the household have lists of their own. */
export const giftIdea: Reader = async ({ text, lower }, { asked, household }) => {
  // 'gift idea for Uncle Tom: socks. For Grandma Rosa: perfume'
  const isNext = lower.startsWith('for ') && /\b(?:gift|present)/i.test(asked.message);
  if (!(isNext || about.test(lower)) || /^(?:what|when|which|who|how|think|remind)\b/.test(lower)) return undefined;
  const gift = giftIn(upTo(lower, aside).replace(heading, ''));
  if (!gift || household.some(({ name }) => gift.whom.startsWith(name.toLowerCase()))) return undefined;
  const birthdays = (await asked.look(birthdaysApi.list)).map((record) => ({ title: record.name, record }));
  const [only, ...others] = findRecords(birthdays, gift.whom);
  if (!only || others.length > 0) return undefined;
  const { id, giftIdeas } = only.record;
  const ideas = splitWords(spelled(text, gift.what)).map((idea) => asTitle(withoutArticle(idea)));
  return [
    { kind: 'propose', tool: 'change_birthday', values: { id, giftIdeas: [...giftIdeas, ...ideas] }, quote: text },
  ];
};

function giftIn(said: string): Gift | undefined {
  const gift = named(said) ?? forOccasion(said) ?? added(said) ?? given(said) ?? wished(said);
  const whom = gift?.whom.replace(/ (?:gifts?|presents?|birthday|bday)(?: ideas?| list)?$/, '').trim();
  return gift?.what && whom ? { whom, what: gift.what } : undefined;
}

/** 'gift idea for Uncle Tom: socks' */
function named(said: string): Gift | undefined {
  const [head = '', ...what] = said.split(/[:,] | [-–] /);
  const isFor = about.test(head) || head.startsWith('for ');
  const whom = isFor ? cutAt(` ${head}`, ['for'], 'last')?.after : undefined;
  return whom && what.length > 0 ? { whom, what: what.join(', ') } : undefined;
}

/** 'for Grandma Rosa's birthday I could get a silk scarf' */
function forOccasion(said: string): Gift | undefined {
  const occasion = cutAt(after(said, ['for']) ?? '', ['birthday', 'bday', 'birthday,']);
  const what = occasion && cutAt(occasion.after, giving)?.after;
  return what ? { whom: occasion.before, what } : undefined;
}

/** 'add slippers to grandma's gift ideas', 'save a tie as a gift idea for Uncle Tom' */
function added(said: string): Gift | undefined {
  const rest = after(said, ['add', 'put', 'save', 'note']) ?? '';
  const idea = cutAt(rest, ['as a gift', 'as a present', 'as a gift idea']);
  const whom = idea && cutAt(` ${idea.after}`, ['for'])?.after;
  if (whom) return { whom, what: idea.before };
  const list = cutAt(rest, ['to', 'on', 'for'], 'last');
  return list && about.test(list.after) ? { whom: list.after, what: list.before } : undefined;
}

/** 'get Uncle Tom a book for his birthday' */
function given(said: string): Gift | undefined {
  if (!forBirthday.test(said)) return undefined;
  const gift = cutAt(cutAt(` ${upTo(said, forBirthday)}`, giving)?.after ?? '', articles);
  return gift && { whom: gift.before, what: gift.after };
}

/** 'Emma wants a puzzle for her birthday' */
function wished(said: string): Gift | undefined {
  if (!forBirthday.test(said)) return undefined;
  const wish = cutAt(upTo(said, forBirthday), wishes);
  return wish && { whom: wish.before.replace(mentioned, ''), what: wish.after };
}
