import { groceriesApi } from '#capabilities/groceries/contract.ts';
import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { listOfWeek, unticked } from '#capabilities/groceries/rules/list-groups.ts';
import { itemLabel, listTitle } from '#capabilities/groceries/rules/list-text.ts';
import { staplesApi } from '#capabilities/groceries/shop-contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { capital } from '#core/capital.ts';
import { foodKey, singular } from '#food/names.ts';
import { isShopped } from './foods.ts';
import { listed } from '../words/words.ts';
import type { Question, Topic } from './question.ts';
import { plainWords } from './question-words.ts';
import { counted, lines } from './words.ts';

/** What is on the grocery list, what is left to buy, and whether something is on it. */

const aboutList =
  /\b(grocery|groceries|shopping|shop|store|supermarket|buy|buying|bought|on (the|our|my) list|(the|our|my) list|list|tick|ticked|(checked|crossed|marked) off|in (the|our|my) (cart|basket|trolley)|on there|left to (get|buy)|(out of|low on) anything)\b|^(what|anything|something) (else |all )?(do (we|i) (still )?need( to (get|buy|pick up))?|(left )?to (get|buy|pick up))$/;
const otherLists =
  /\b(to ?do|packing|pack|wish|wishlist|guest|gifts?|presents?|recipes?|appointments?|birthdays?|subscriptions?|tasks?|events?|trips?|sizes?|pets?|animals)\b/;
const asksWhether = /^(do|does|did|have|has|are|is)\b/;
const ofOne =
  /\b(need|needs|needed|get|got|buy|bought|have|out of|run out|running out|running low|low on|pick up|picked up)\b/;
/** 'did I add tahini' */
const asksAdded = /^(did|have|has) (i|we|you|anyone|somebody|someone) (already )?(add|added|put)\b/;
const aboutOne = (plain: string) => asksWhether.test(plain) && ofOne.test(plain.slice(plain.indexOf(' ')));
const howMuch = /^how (many|much) [a-z ]{2,40} (?:(do|should) (we|i) (need|buy|get)|are (we|i) (getting|buying))\b/;
const idle =
  /^(grocery|groceries|shopping|shop|store|supermarket|market|buy|buying|bought|list|lists|need|needed|low|run|running|ran|pick|picked|enough|more|any|missing|whole|full|items?|stuff|home|house|aisle|section|tick|ticked|tickd|checked|crossed|marked|cart|basket|trolley|ticking|everything|mom|getting|cans?|boxes|bags?|bottles?|packs?|jars?|remaining|remains|want|also|hasnt|havent|isnt|arent)$/;

async function currentList({ asked, span }: Question) {
  const { currentId, lists } = await asked.look(groceriesApi.overview, { query: { today: asked.today } });
  const ofWeek = span && listOfWeek(lists, mondayOf(span.from));
  const id = ofWeek?.id ?? currentId;
  return id ? asked.look(groceriesApi.read, { params: { id } }) : undefined;
}

/** 'what do we spend on groceries' */
const aboutCost =
  /\b(?:spend|spent|spending|cost|costs|total|price|budget)\b.{0,20}\b(?:grocery|groceries|food shop|shopping)\b|\b(?:grocery|groceries) (?:bill|total|budget|cost)\b/;
/** 'what are our staples', 'what do we always have at home' */
const aboutStaples = /\bstaples\b|^what do we always have\b/;

async function staplesOf({ asked }: Question): Promise<string> {
  const staples = await asked.look(staplesApi.list);
  return staples.length > 0
    ? `Always at home, so never on the list: ${listed(staples.map(({ food }) => food))}.`
    : 'Nothing is noted as always at home yet.';
}

export const groceries: Topic = async (question) => {
  const { plain } = question;
  if (aboutStaples.test(plain)) return staplesOf(question);
  if (aboutCost.test(plain)) return 'I do not keep what groceries cost.';
  if (
    otherLists.test(plain) ||
    /\b(spend|spent|cost)\b/.test(plain) ||
    /\bneed to (?!(get|buy|pick up|shop)\b)/.test(plain)
  )
    return undefined;
  const food = question.words.filter((word) => !idle.test(word)).join(' ');
  const isAdded = asksAdded.test(plain) && isShopped(food);
  const isAboutOne = (aboutOne(plain) || howMuch.test(plain) || isAdded) && !question.time;
  if (!aboutList.test(plain) && !isAboutOne) return undefined;
  const list = await currentList(question);
  const isAboutList = aboutList.test(plain) || /\bneed\b/.test(plain) || isAdded;
  if (!list)
    return isAdded || (isAboutList && (food === '' || aboutList.test(plain)))
      ? 'There is no grocery list yet.'
      : undefined;
  if (food === '') return aboutList.test(plain) ? whole(list, plain) : undefined;
  return aboutFood(question, food, list, isAboutList);
};

const asksTicked =
  /\b(ticked|checked|crossed|marked) off\b|\balready (ticked|checked|crossed|bought)\b|\bin (the|our|my) (cart|basket|trolley)\b/;

const line = (item: GroceryItem) => `${itemLabel(item)}${item.checked ? ' (ticked)' : ''}`;

function whole(list: { weekStartDate: string; items: GroceryItem[] }, plain: string): string {
  const left = unticked(list.items);
  if (list.items.length === 0) return 'The grocery list is empty.';
  if (left.length === 0) return 'Everything on the grocery list is ticked off.';
  const ticked = list.items.filter(({ checked }) => checked);
  const asksBought = /\b(did|have|has)\b/.test(plain) && /\b(get|got|buy|bought|ticked|already)\b/.test(plain);
  if (
    (asksBought || asksTicked.test(plain)) &&
    !/\b(still|left|not|isnt|arent|hasnt|havent|unticked|need)\b/.test(plain)
  )
    return ticked.length > 0
      ? `Ticked off: ${listed(ticked.map(({ name }) => name))}. ${counted(left.length, 'thing')} left.`
      : 'Nothing is ticked off yet.';
  if (/\b(done|finished)\b/.test(plain)) return `Not yet: ${counted(left.length, 'thing')} left on the grocery list.`;
  if (/\bhow many\b/.test(plain))
    return `${counted(left.length, 'thing')} left on the grocery list (${ticked.length} ticked off).`;
  const done = ticked.length > 0 ? `\nTicked off: ${listed(ticked.map(({ name }) => name))}.` : '';
  return `${listTitle(list)}:\n${lines(left.map(line), 40)}${done}`;
}

interface Shelves {
  items: readonly GroceryItem[];
  atHome: readonly GroceryItem[];
}

function aboutFood(
  { plain }: Question,
  food: string,
  { items, atHome }: Shelves,
  isAboutList: boolean,
): string | undefined {
  const foods = food.split(' ').length > 3 ? [food] : [food, ...food.split(' ')];
  const found = foods.map((name) => thatAre(items, name)).find((some) => some.length > 0);
  if (found) {
    const told = found.map(
      (item) =>
        `${capital(itemLabel(item))}: ${item.checked ? 'already ticked off' : 'on the list, not ticked off yet'}.`,
    );
    const isToBuy = found.some(({ checked }) => !checked);
    const asksGot =
      /\b(get|got|buy|bought|picked|pick)\b/.test(plain) && /^(did|have|has)\b/.test(plain) && !/\blist\b/.test(plain);
    const yes = howMuch.test(plain)
      ? undefined
      : asksGot
        ? !isToBuy
        : /\b(need|needed|on|out|low|buy)\b/.test(plain)
          ? isToBuy
          : undefined;
    return yes === undefined ? told.join('\n') : `${yes ? 'Yes' : asksGot ? 'Not yet' : 'No'}. ${told.join(' ')}`;
  }
  if (thatAre(atHome, food).length > 0)
    return `${capital(food)} is one of the things you always have at home, so it is not on the list.`;
  return isAboutList ? `${capital(food)} is not on the grocery list.` : undefined;
}

const namesOf = ({ name, food }: GroceryItem) => [name, food ?? ''].filter(Boolean);
const lastWord = (name: string) => singular(plainWords(name).at(-1) ?? '');

/** The food itself, else what is one of its kind: cheddar cheese for 'cheese'. */
function thatAre(items: readonly GroceryItem[], asked: string): GroceryItem[] {
  const key = foodKey(asked);
  const same = items.filter((item) => namesOf(item).some((name) => foodKey(name) === key));
  const kind = singular(asked);
  return same.length > 0 ? same : items.filter((item) => namesOf(item).some((name) => lastWord(name) === kind));
}
