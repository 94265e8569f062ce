import { minutesIn } from './durations.ts';
import { withGroups, withoutBullet } from './list-groups.ts';
import { type GroupedLine, maxLines, type Reading } from './page-recipe.ts';
import { plainLines, plainText } from './page-text.ts';
import { asNode, type SchemaNode, textOfValue, valuesOf } from './schema-node.ts';
import { stepsIn } from './schema-steps.ts';
import { servingsIn } from './servings.ts';
import { withoutNumbers } from './step-numbers.ts';

const textAt = (node: SchemaNode, ...names: string[]) => {
  for (const name of names) {
    const text = valuesOf(node.get(name))
      .map((it) => plainText(textOfValue(it)))
      .find(Boolean);
    if (text !== undefined) return text;
  }
  return null;
};

/** Some recipe plugins write notes in double brackets. */
const withSingleBrackets = (line: string) => line.replace(/\(\(([^()]*)\)\)/g, '($1)');

function ingredientsOf(node: SchemaNode): GroupedLine[] {
  const values = valuesOf(node.get('recipeingredient') ?? node.get('ingredients') ?? node.get('ingredient'));
  const lines = values.flatMap((it) => plainLines(textOfValue(it))).slice(0, maxLines);
  return withGroups(lines.map((line) => ({ line: withSingleBrackets(withoutBullet(line)), group: null })));
}

const timeAt = (node: SchemaNode, ...names: string[]) => {
  for (const name of names)
    for (const it of valuesOf(node.get(name))) {
      const minutes =
        typeof it === 'number' ? minutesIn(`PT${it}M`) : minutesIn(textOfValue(asNode(it)?.get('maxvalue') ?? it));
      if (minutes !== null) return minutes;
    }
  return null;
};

function imageOf(node: SchemaNode): string | null {
  for (const it of valuesOf(node.get('image') ?? node.get('thumbnailurl'))) {
    const image = asNode(it);
    const url = image
      ? textOfValue(valuesOf(image.get('url') ?? image.get('contenturl') ?? image.get('@id'))[0])
      : textOfValue(it);
    if (url !== '') return url;
  }
  return null;
}

/** 'https://schema.org/GlutenFreeDiet' -> 'gluten free'. */
const dietWord = (text: string) =>
  text
    .replace(/^.*\//, '')
    .replace(/Diet$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

function tagsOf(node: SchemaNode) {
  const words = ['keywords', 'recipecategory', 'recipecuisine'].flatMap((name) =>
    valuesOf(node.get(name)).flatMap((it) => plainText(textOfValue(it)).split(',')),
  );
  const diets = valuesOf(node.get('suitablefordiet')).map((it) => dietWord(textOfValue(it)));
  return [...words, ...diets].map((it) => it.trim()).filter(Boolean);
}

export function readSchema(node: SchemaNode): Reading {
  const yields = valuesOf(node.get('recipeyield') ?? node.get('yield')).map((it) => plainText(textOfValue(it)));
  return {
    name: textAt(node, 'name', 'headline'),
    description: textAt(node, 'description'),
    ingredients: ingredientsOf(node),
    steps: withoutNumbers(stepsIn(node.get('recipeinstructions') ?? node.get('instructions')).slice(0, maxLines)),
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
