import { createServer } from 'node:http';

/** A local site with one recipe and one page without a recipe, so that the tests need no external site. */

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Sunday noodles',
  image: '/noodles.png',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  recipeIngredient: ['400 g noodles', '2 tablespoons peanut butter', '1 cucumber, sliced'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Simmer the noodles for 20 minutes.' },
    { '@type': 'HowToStep', text: 'Stir in the peanut butter.' },
    { '@type': 'HowToStep', text: 'Serve with the cucumber.' },
  ],
};

const page = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`;

const pages: Record<string, string> = {
  '/noodles': page(
    recipe.name,
    `<meta property="og:site_name" content="Noodle House"><script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
    '<p>They taste of Sunday.</p>',
  ),
  '/story': page('A story', '', '<p>Once upon a time nobody was hungry.</p>'),
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const startRecipeSite = (port: number) =>
  createServer(({ url = '/' }, answer) => {
    if (url === '/noodles.png') return answer.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    const html = pages[url];
    return answer.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(port, '127.0.0.1');
