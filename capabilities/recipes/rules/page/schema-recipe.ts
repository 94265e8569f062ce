import { minutesIn } from './durations.ts';
import { withGroups, withoutBullet } from './list-groups.ts';
import { type GroupedLine, mostLines, type Reading } from './page-recipe.ts';
import { plainLines, plainText } from './page-text.ts';
import { asNode, type SchemaNode, valuesOf, wordsOf } from './schema-node.ts';
import { stepsIn } from './schema-steps.ts';
import { servingsIn } from './servings.ts';
import { withoutNumbers } from './step-numbers.ts';

const textAt = (node: SchemaNode, ...names: string[]) => {
  for (const name of names) {
    const text = valuesOf(node.get(name))
      .map((it) => plainText(wordsOf(it)))
      .find(Boolean);
    if (text !== undefined) return text;
  }
  return null;
};

/** A plugin writes notes in double brackets. */
const withSingleBrackets = (line: string) => line.replace(/\(\(([^()]*)\)\)/g, '($1)');

function ingredientsOf(node: SchemaNode): GroupedLine[] {
  const values = valuesOf(node.get('recipeingredient') ?? node.get('ingredients') ?? node.get('ingredient'));
  const lines = values.flatMap((it) => plainLines(wordsOf(it))).slice(0, mostLines);
  return withGroups(lines.map((line) => ({ line: withSingleBrackets(withoutBullet(line)), group: null })));
}

const timeAt = (node: SchemaNode, ...names: string[]) => {
  for (const name of names)
    for (const it of valuesOf(node.get(name))) {
      const minutes =
        typeof it === 'number' ? minutesIn(`PT${it}M`) : minutesIn(wordsOf(asNode(it)?.get('maxvalue') ?? it));
      if (minutes !== null) return minutes;
    }
  return null;
};

function imageOf(node: SchemaNode): string | null {
  for (const it of valuesOf(node.get('image') ?? node.get('thumbnailurl'))) {
    const image = asNode(it);
    const url = image
      ? wordsOf(valuesOf(image.get('url') ?? image.get('contenturl') ?? image.get('@id'))[0])
      : wordsOf(it);
    if (url !== '') return url;
  }
  return null;
}

/** 'https://schema.org/GlutenFreeDiet' says gluten free. */
const dietWord = (text: string) =>
  text
    .replace(/^.*\//, '')
    .replace(/Diet$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

function tagsOf(node: SchemaNode) {
  const words = ['keywords', 'recipecategory', 'recipecuisine'].flatMap((name) =>
    valuesOf(node.get(name)).flatMap((it) => plainText(wordsOf(it)).split(',')),
  );
  const diets = valuesOf(node.get('suitablefordiet')).map((it) => dietWord(wordsOf(it)));
  return [...words, ...diets].map((it) => it.trim()).filter(Boolean);
}

/** What a Recipe of schema.org says. */
export function readSchema(node: SchemaNode): Reading {
  const yields = valuesOf(node.get('recipeyield') ?? node.get('yield')).map((it) => plainText(wordsOf(it)));
  return {
    name: textAt(node, 'name', 'headline'),
    description: textAt(node, 'description'),
    ingredients: ingredientsOf(node),
    steps: withoutNumbers(stepsIn(node.get('recipeinstructions') ?? node.get('instructions')).slice(0, mostLines)),
    ...servingsIn(yields),
    prepTime: timeAt(node, 'preptime'),
    cookTime: timeAt(node, 'cooktime', 'performtime'),
    totalTime: timeAt(node, 'totaltime'),
    imageUrl: imageOf(node),
    sourceName: textAt(node, 'publisher'),
    language: textAt(node, 'inlanguage'),
    tags: tagsOf(node),
  };
}
