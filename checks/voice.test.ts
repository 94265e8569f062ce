import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** The product speaks like a friend. Wordings that were replaced once must not come back. */

/** Words and phrases that nobody says at a kitchen table, each with what to write instead. */
const phrases: [RegExp, string][] = [
  [/\bsomebody\b/i, "'someone'"],
  [/\beverybody\b/i, "'everyone'"],
  [/\banybody\b/i, "'anyone'"],
  [/\bstands\b/i, "'is', or no verb"],
  [/\btakes? over\b/i, "'bring in', 'import' or 'answers instead'"],
  [/\balong with\b/i, "'with' or 'and'"],
  [/\bin any case\b/i, "'either way'"],
  [/\bonly the [^.]* (?:is|are) needed\b/i, "'Just a name and birthdate to start.'"],
  [/(?:^|\s)(?:un)?ticked\b/i, "'checked', 'checked off' or 'unchecked'"],
];

/** Replaced sentences, each with its successor. */
const sentences: [string, string][] = [
  ['Add yourself and everybody who helps to carry the load.', 'Add yourself and everyone who helps carry the load.'],
  ['Who has to be where, and when', 'Who needs to be where, and when'],
  ['Write it down once, and it is off your mind', 'Add it once and let it go'],
  ['Keep the pages where you book here', 'Save the sites you book with'],
  ['write them down once and never search for a date again', 'add them once and never hunt for a date again'],
  ['Everyone to celebrate, the next one first', 'Everyone you celebrate, soonest first'],
  ['Gift ideas and a party for each child', 'Gift ideas and party plans for each child'],
  ['from our own gift list', 'Twelve gift ideas picked for'],
  ['Prices are estimates, and links search the shop.', 'Prices are estimates and links open a store search.'],
  ['Steps to the day', 'Countdown plan'],
  ['Ideas for turning', 'Ideas for an 8th birthday'],
  ['Wishlists are made for each child', "We use each child's age, interests, colors and sizes to find gift ideas."],
  ['thought of in time', 'before they sneak up on you'],
  ['Not for us', 'Skip'],
  ['Carbon monoxide alarms want new ones too.', "Do the carbon monoxide alarms while you're at it."],
  [
    'Notes for small adventures count as much as chocolate.',
    'A note promising a small adventure counts as much as chocolate.',
  ],
  ['Have the car, the tires and the seats checked', 'Get the car, tires and car seats checked'],
  ['Actionable: show links on the card', 'Add links'],
  ['Title, category and description are needed.', 'Just a title, category and description.'],
  ['Appointments stay and keep the name.', "Mia's appointments stay."],
  ['This cannot be undone.', "This can't be undone."],
  ['What to eat this week, and what to buy for it', "What's for dinner, and what to buy"],
  ['Who eats what, in your own words', 'How your family eats'],
  ['With commas between them', 'Separate with commas'],
  ['Nothing is planned yet. Choose a meal to begin.', 'Nothing planned yet. Tap a meal to start.'],
  ['Empty meals are filled; what is planned stays.', "We'll fill the empty meals and leave the rest alone."],
  ['Keep it when the week is planned again', 'Keep this when I replan the week'],
  ['What you take becomes yours, to change as you like.', 'Add any you like and make them your own.'],
  ['Add all that fit us', 'Add all that fit our family'],
  ['Found by name', 'Based on ingredient names; always check the label.'],
  ['Hand it on', 'Share'],
  ['Have it delivered', 'Get it delivered'],
  ['A list that is there already is brought up to date', "If there's already a list, we'll update it"],
  ['Swaps for what is sold out', 'Coming later: swaps for sold-out items and price estimates.'],
  ['What arrives and renews by itself, under control', 'Everything that renews on its own, in one place'],
  ['It is noted here only', 'This only updates Mothership.'],
  ['It ends in .ics, as calendars and schools export it.', 'Most calendars and schools can export an .ics file.'],
  ['Or paste its text', "Or paste the file's text"],
  ['Whoever joins sees and changes everything', 'Anyone who joins can see and change everything, just like you.'],
  ['Notes stay private: they are never part of it.', 'Notes stay private and are never included.'],
  ['What is deleted cannot be brought back.', 'Deleting is permanent.'],
  ['You go on in another family of yours', "You'll switch to another family, or start a new one."],
  ['social accounts are changed on the account page', 'Change your email, password and social accounts on'],
  ['It has no hours, nobody sees it', 'It never clocks out, nobody sees it'],
  ['Four short steps, and we know what makes your family yours.', "Four quick steps and we'll know"],
  ['The best way for anything that can wait a day.', 'Best for anything that can wait a day.'],
  ['Back to the start', 'Take me home'],
  ['Look above whether the key is configured', 'Check above that the key is configured'],
  ['chooses one of several.', 'picks which one to use.'],
  ['As many as you like, with commas or on lines of their own', 'Add as many as you like, separated by commas'],
  ['So that plans and portions fit your family.', 'So plans and portions fit your family.'],
  ['Up to three go-to weeknight meals, recipe links optional.', 'Tell us up to three go-to dinners.'],
  ['For the evenings when nobody cooks', 'For nights when nobody feels like cooking'],
  ['Your setup is complete.', "We'll keep track from here so you don't have to."],
  ['You will be taken there in', 'Taking you there in 5 seconds...'],
  [
    'Add them once, and their day, their sizes and their birthdays are at hand.',
    "Add them once and you'll always have",
  ],
  ['Renewing and Running Out', 'Renewals & Refills'],
];

/** Texts that users don't read: vocabularies that parse what people type, and the assistant's phrases. */
const notSpoken = /^(?:food\/|capabilities\/wand\/(?:rules|catalogue)\/|capabilities\/recipes\/rules\/page\/)/;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What is wrong with a text; each fault says what to write instead. */
const faultsOf = (text: string): string[] => [
  ...sentences.filter(([now]) => text.includes(now)).map(([now, say]) => `"${now}": say "${say}"`),
  ...phrases.flatMap(([pattern, say]) => {
    const [phrase] = pattern.exec(text) ?? [];
    return phrase === undefined ? [] : [`"${phrase.trim()}" in "${text.trim()}": say ${say}`];
  }),
];

/** The string literals and JSX texts of a file, without its comments and imports. */
function textsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'ImportDeclaration') return;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') found.push(oneLine(value));
    if (type === 'TemplateElement') found.push(oneLine((value as { cooked: string }).cooked));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, source).program);
  return found;
}

/** Parses only files that contain a fault somewhere, perhaps in a comment: parsing all of them takes seconds. */
const faultsIn = (path: string, source: string): string[] =>
  faultsOf(oneLine(source)).length === 0
    ? []
    : textsIn(path, source)
        .flatMap(faultsOf)
        .map((fault) => `${path}: ${fault}`);

function catalogueTexts(): [path: string, text: string][] {
  const folders = readdirSync(join(root, 'capabilities')).map((name) => `capabilities/${name}/catalogue`);
  return folders
    .filter((folder) => !notSpoken.test(`${folder}/`))
    .flatMap((folder) => {
      try {
        return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
      } catch {
        return [];
      }
    })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

test('no text of the product uses a wording that was replaced', () => {
  const sources = sourceFiles().filter(
    ({ path, isTest }) => !isTest && /^(?:core|server|web|capabilities)\//.test(path) && !notSpoken.test(path),
  );
  const faults = [
    ...sources.flatMap(({ path, text }) => faultsIn(path, text)),
    ...catalogueTexts().flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap(faultsOf)
        .map((fault) => `${path}: ${fault}`),
    ),
  ];
  expect(faults, 'write it the way a friend would say it').toEqual([]);
});

test('faults are found in strings, templates and wrapped JSX texts, but not in comments', () => {
  const source = `
    // Somebody has to be where, and when.
    import './somebody.ts';
    const hint = 'Invite somebody';
    const title = \`\${name} stands here\`;
    const page = <p>
      Nothing is planned yet. Choose a
      meal to begin.
    </p>;`;
  expect(faultsIn('page.tsx', source)).toEqual([
    'page.tsx: "somebody" in "Invite somebody": say \'someone\'',
    'page.tsx: "stands" in "stands here": say \'is\', or no verb',
    'page.tsx: "Nothing is planned yet. Choose a meal to begin.": say "Nothing planned yet. Tap a meal to start."',
  ]);
});
