import { groceriesApi } from '#capabilities/groceries/contract.ts';
import type { GroceryItem } from '#capabilities/groceries/item-contract.ts';
import { listOfWeek, unticked } from '#capabilities/groceries/rules/list-groups.ts';
import { itemLabel, listTitle } from '#capabilities/groceries/rules/list-text.ts';
import { staplesApi } from '#capabilities/groceries/shop-contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { capitalize } from '#core/capitalize.ts';
import { foodKey, singular } from '#food/names.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { isShopped } from './foods.ts';
import type { Question, Topic } from './question.ts';
import { plainWords } from './question-words.ts';
import { counted, lines } from './words.ts';

const asksAboutOneItem = (plain: string) =>
  says(plain, 'groceryWhether') && says(plain.slice(plain.indexOf(' ')), 'ofOne');

async function currentList({ asked, span }: Question) {
  const { currentId, lists } = await asked.look(groceriesApi.overview, { query: { today: asked.today } });
  const ofWeek = span && listOfWeek(lists, mondayOf(span.from));
  const id = ofWeek?.id ?? currentId;
  return id ? asked.look(groceriesApi.read, { params: { id } }) : undefined;
}

async function staplesOf({ asked }: Question): Promise<string> {
  const staples = await asked.look(staplesApi.list);
  return staples.length > 0
    ? `Always at home, so never on the list: ${listed(staples.map(({ food }) => food))}.`
    : 'Nothing is noted as always at home yet.';
}

export const groceries: Topic = async (question) => {
  const { plain } = question;
  if (says(plain, 'asksStaples')) return staplesOf(question);
  if (says(plain, 'asksGroceryCost')) return "I don't keep what groceries cost.";
  if (says(plain, 'otherLists') || says(plain, 'ofMoney') || /\bneed to (?!(get|buy|pick up|shop)\b)/.test(plain))
    return undefined;
  const food = question.words.filter((word) => !says(word, 'groceryWords')).join(' ');
  const isAdded = says(plain, 'asksAdded') && isShopped(food);
  const isAboutOne = (asksAboutOneItem(plain) || says(plain, 'asksAmount') || isAdded) && !question.time;
  if (!says(plain, 'aboutGroceries') && !isAboutOne) return undefined;
  const list = await currentList(question);
  const isAboutList = says(plain, 'aboutGroceries') || says(plain, 'need') || isAdded;
  if (!list)
    return isAdded || (isAboutList && (food === '' || says(plain, 'aboutGroceries')))
      ? 'There is no grocery list yet.'
      : undefined;
  if (food === '') return says(plain, 'aboutGroceries') ? wholeListText(list, plain) : undefined;
  return foodAnswer(question, food, list, isAboutList);
};

const itemLine = (item: GroceryItem) => `${itemLabel(item)}${item.checked ? ' (ticked)' : ''}`;

function wholeListText(list: { weekStartDate: string; items: GroceryItem[] }, plain: string): string {
  const left = unticked(list.items);
  if (list.items.length === 0) return 'The grocery list is empty.';
  if (left.length === 0) return 'Everything on the grocery list is ticked off.';
  const ticked = list.items.filter(({ checked }) => checked);
  const asksBought = says(plain, 'namesPast') && says(plain, 'namesBought');
  if ((asksBought || says(plain, 'asksTicked')) && !says(plain, 'namesLeft'))
    return ticked.length > 0
      ? `Ticked off: ${listed(ticked.map(({ name }) => name))}. ${counted(left.length, 'thing')} left.`
      : 'Nothing is ticked off yet.';
  if (says(plain, 'asksHowMany'))
    return `${counted(left.length, 'thing')} left on the grocery list (${ticked.length} ticked off).`;
  const done = ticked.length > 0 ? `\nTicked off: ${listed(ticked.map(({ name }) => name))}.` : '';
  return `${listTitle(list)}:\n${lines(left.map(itemLine), 40)}${done}`;
}

interface ListAndStaples {
  items: readonly GroceryItem[];
  atHome: readonly GroceryItem[];
}

function foodAnswer(
  { plain, isLast }: Question,
  food: string,
  { items, atHome }: ListAndStaples,
  isAboutList: boolean,
): string | undefined {
  const foods = food.split(' ').length > 3 ? [food] : [food, ...food.split(' ')];
  const found = foods.map((name) => itemsOfKind(items, name)).find((some) => some.length > 0);
  if (found) {
    const told = found.map(
      (item) =>
        `${capitalize(itemLabel(item))}: ${item.checked ? 'already ticked off' : 'on the list, not ticked off yet'}.`,
    );
    const isToBuy = found.some(({ checked }) => !checked);
    const asksGot = says(plain, 'namesGot') && says(plain, 'asksDid') && !says(plain, 'list');
    const yes = says(plain, 'asksAmount')
      ? undefined
      : asksGot
        ? !isToBuy
        : says(plain, 'namesNeed')
          ? isToBuy
          : undefined;
    return yes === undefined ? told.join('\n') : `${yes ? 'Yes' : asksGot ? 'Not yet' : 'No'}. ${told.join(' ')}`;
  }
  if (itemsOfKind(atHome, food).length > 0)
    return `${capitalize(food)} is one of the things you always have at home, so it isn't on the list.`;
  return isAboutList && (isShopped(food) || (isLast && says(plain, 'list')))
    ? `${capitalize(food)} isn't on the grocery list.`
    : undefined;
}

const namesOf = ({ name, food }: GroceryItem) => [name, food ?? ''].filter(Boolean);
const lastWord = (name: string) => singular(plainWords(name).at(-1) ?? '');

/** The food itself, or else foods of that kind: cheddar cheese for 'cheese'. */
function itemsOfKind(items: readonly GroceryItem[], asked: string): GroceryItem[] {
  // 'teabags' and 'tea bags'
  const joined = (name: string) => foodKey(name).replaceAll(/[^a-z]/g, '');
  const same = items.filter((item) => namesOf(item).some((name) => joined(name) === joined(asked)));
  const kind = singular(asked);
  return same.length > 0 ? same : items.filter((item) => namesOf(item).some((name) => lastWord(name) === kind));
}
