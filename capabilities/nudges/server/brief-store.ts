import { addToBriefs, type Brief } from '#capabilities/notices/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { isLearningOn } from '#server/database/family-learning.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { askedDinnerPath, dinnerQuestion, dinnerToAskAbout } from '../rules/asked-dinner.ts';
import { briefSentences } from '../rules/brief-sentences.ts';
import { type LearnedAboutFamily, learnedOf, shownNudgesOf } from './store.ts';

/** Adds nudges to the end of briefs, and asks how a dinner was. */
addToBriefs(async (scope, brief) => {
  if (!(await isLearningOn(scope))) return [];
  const learned = await learnedOf(scope, brief.day);
  return [...briefSentences(shownNudgesOf(learned, brief.day)), ...(await questionIn(scope, brief, learned))];
});

async function questionIn(scope: Scope, brief: Brief, { meals, evidence }: LearnedAboutFamily) {
  const dinner = dinnerToAskAbout(brief, meals, evidence.ratings);
  if (!dinner) return [];
  const { name } = await familyRows(scope, recipes).get(dinner.recipeId);
  const sentence = dinnerQuestion({ ...dinner, name }, brief.day);
  return [{ sentence, vague: sentence, path: askedDinnerPath(dinner) }];
}
