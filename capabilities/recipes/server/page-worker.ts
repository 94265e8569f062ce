import { answerInThread } from '#server/threads/answering-thread.ts';
import { maxPromptCharacters } from '../rules/page/model-recipe.ts';
import type { PageRecipe } from '../rules/page/page-recipe.ts';
import { linesOf } from '../rules/page/page-text.ts';
import { parsePage } from '../rules/page/page-tree.ts';
import { readPage } from '../rules/page/read-page.ts';
import { readText } from '../rules/page/read-text.ts';

/** Runs in a worker thread, because parsing a hostile page may take too much time or memory. */

export type PageJob = { html: string; url: string | null } | { text: string };

export interface PageResult {
  recipe: PageRecipe | undefined;
  /** The plain text, if no ingredients were found. */
  text: string | undefined;
}

const recipeIn = (job: PageJob) => ('text' in job ? readText(job.text) : readPage(job.html, job.url));
const textIn = (job: PageJob) => ('text' in job ? job.text : linesOf(parsePage(job.html)).join('\n'));

function readJob(job: PageJob): PageResult {
  const recipe = recipeIn(job);
  const hasIngredients = recipe && recipe.ingredients.length > 0;
  return { recipe, text: hasIngredients ? undefined : textIn(job).slice(0, maxPromptCharacters) };
}

answerInThread(readJob);
