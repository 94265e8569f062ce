import { capitalize } from '#core/capitalize.ts';
import type { Thing } from '../things.ts';
import { numberOf, type Span } from '../when/tokens.ts';
import { placesOf, textOf } from './clauses.ts';
import { asValues, blame, type Draft, has, says, take, takeMeanings, takeValue, takeWords } from './draft.ts';
import { card, type Frame } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { meaningAt } from './meanings.ts';
import { asksForNote } from './new-note.ts';
import { addRecipe } from './new-recipe.ts';
import { takePeople } from './people-said.ts';
import { oneOf, whichOne } from './records.ts';
import { takeRest } from './titles.ts';

/** 'serves six', '6 servings', 'for 5'. */
function takeServings(draft: Draft, isAlone = false): number | undefined {
  const { words } = draft.found;
  const at = words.findIndex(({ word }, place) => {
    if (draft.used.has(place) || /^an?$/.test(word) || numberOf(word) === undefined) return false;
    const near = [place - 2, place - 1, place + 1, place + 2].some((one) => meaningAt(draft, one, 'servings'));
    const isFor =
      words[place - 1]?.word === 'for' && (!words[place + 1] || /^[,.;)]$/.test(words[place + 1]?.word ?? ''));
    return near || isFor || isAlone;
  });
  if (at < 0) return undefined;
  take(draft, { first: at, next: at + 1 });
  return numberOf(words[at]?.word);
}

/** The text of the note: after ':' or 'that', or else all remaining words. */
function noteIn(draft: Draft): string | undefined {
  const { words } = draft.found;
  const lead = words.findIndex(({ word }) => word === ':' || word === 'that');
  const free = placesOf({ first: lead + 1, next: words.length }).filter(
    (at) => !draft.used.has(at) && !words[at]?.isSmall,
  );
  if (free.length === 0) return undefined;
  const first = lead >= 0 ? lead + 1 : (free[0] ?? 0);
  const span: Span = { first, next: (free.at(-1) ?? first) + 1 };
  take(draft, span);
  return capitalize(textOf(draft, span).replace(/^(?:it|he|she|they) /i, ''));
}

const withNote = ({ record }: Thing, note: string) =>
  [(record as { notes?: string | null }).notes, note].filter(Boolean).join('\n');

const changeRecipe: Frame = {
  tool: 'change_recipe',
  needs: ['recipe'],
  fill(draft) {
    const recipes = takeThings(draft, { kinds: ['recipe'] });
    const [recipe] = recipes;
    if (!recipe) return undefined;
    const isFavorite = says(draft, 'favorite');
    const isNot =
      has(draft, /\b(?:not|no longer|isn't|anymore|any more|remove|take .{0,30} off)\b/i) ||
      has(draft, /\bun(?:star|favou?rite|fave|heart)/i);
    const isNote = has(draft, /\b(?:notes?|write|jot)\b.{0,40}(?::|\bthat\b)/i) && !says(draft, 'servings');
    const servings = isNote ? undefined : takeServings(draft, says(draft, 'servings') || has(draft, /\bfor\b/i));
    takeMeanings(draft, 'recipe servings change add chatter rename');
    if (isFavorite || servings !== undefined) {
      takeMeanings(draft, 'favorite remove noLonger not quantity noteWords');
      takePeople(draft);
      return oneOf(recipes, ({ id }) => asValues({ id, isFavorite: isFavorite ? !isNot : undefined, servings }));
    }
    const mealType = isNote ? undefined : takeValue(draft, 'recipeMeal');
    if (mealType) return oneOf(recipes, ({ id }) => ({ id, mealType }));
    if (says(draft, 'rename')) {
      const name = takeRest(draft);
      if (name)
        return card({
          id: recipe.id,
          name: `${name}${says(draft, 'rename') && /'s$/.test(name) ? ` ${recipe.title.toLowerCase()}` : ''}`,
        });
    }
    takeWords(draft, 'note notes write jot mark');
    const notes = noteIn(draft);
    if (!asksForNote(draft)) blame(draft, 'just a note');
    takePeople(draft);
    return notes ? oneOf(recipes, (one) => ({ id: one.id, notes: withNote(one, notes) })) : undefined;
  },
};

export const recipeFrames: readonly Frame[] = [
  addRecipe(takeServings),
  changeRecipe,
  whichOne('remove_recipe', 'recipe', 'remove recipe'),
];
