import { answerInThread } from '#server/threads/answering-thread.ts';
import type { PageRecipe } from '../rules/page/page-recipe.ts';
import { linesOf } from '../rules/page/page-text.ts';
import { parsePage } from '../rules/page/page-tree.ts';
import { readPage } from '../rules/page/read-page.ts';
import { readText } from '../rules/page/read-text.ts';
import { mostCharacters } from '../rules/page/told-recipe.ts';

/** Runs in a thread of its own, because nobody knows what a page may do to whoever reads it. */

export type PageJob = { html: string; url: string | null } | { text: string };

export interface PageRead {
  recipe: PageRecipe | undefined;
  /** What there is to read, where no ingredients were found in it. */
  text: string | undefined;
}

const recipeIn = (job: PageJob) => ('text' in job ? readText(job.text) : readPage(job.html, job.url));
const textIn = (job: PageJob) => ('text' in job ? job.text : linesOf(parsePage(job.html)).join('\n'));

function readJob(job: PageJob): PageRead {
  const recipe = recipeIn(job);
  const isWhole = recipe && recipe.ingredients.length > 0;
  return { recipe, text: isWhole ? undefined : textIn(job).slice(0, mostCharacters) };
}

answerInThread(readJob);
