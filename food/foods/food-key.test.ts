import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodSynonyms } from '../facts/food-synonyms.ts';
import { foodKey } from './food-key.ts';

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' = ').map((name) => name.trim()));

/** Each row lists names of one food. */
const same = rows(`
  tomato = tomatoes = Tomatoes = ripe tomatoes = large tomato = organic tomatoes = tomatoes on the vine
  potato = potatoes = medium potatoes
  carrot = carrots = large carrots = sliced carrots
  cherry = cherries = pitted cherries
  strawberry = strawberries = fresh strawberries
  radish = radishes
  peach = peaches = ripe peaches
  olive = olives
  chive = chives = fresh chives
  bay leaf = bay leaves = dried bay leaves
  walnut = walnuts = walnut halves = toasted walnuts
  apricot = apricots
  brioche = brioches
  cookie = cookies
  hummus
  asparagus = asparagus spears = fresh asparagus
  molasses = black treacle
  watercress = fresh watercress = watercress leaves
  yogurt = yoghurt = plain yoghurt = natural yogurt = plain whole-milk yogurt
  Greek yogurt = Greek-style yoghurt = full-fat Greek yoghurt
  crème fraîche = creme fraiche = Crème fraiche
  jalapeño = jalapeno pepper = jalapeño chiles = jalapeños
  gruyère = gruyere cheese
  sauté potatoes = saute potatoes
  scallion = scallions = green onions = spring onion = salad onions
  cilantro = fresh coriander = coriander leaves = chopped fresh coriander = fresh cilantro leaves
  ground coriander = coriander powder
  aubergine = aubergines = eggplant
  courgette = zucchini = courgettes
  confectioners' sugar = confectioner’s sugar = icing sugar = powdered sugar
  caster sugar = castor sugar = superfine sugar
  plain flour = all-purpose flour = flour = unbleached all purpose flour
  self-raising flour = self-rising flour
  strong white bread flour = bread flour
  wholemeal flour = whole wheat flour = whole-wheat flour
  bicarbonate of soda = baking soda = bicarb
  cornflour = cornstarch = corn starch
  prawns = shrimp = raw prawns = large shrimp = peeled shrimp
  rocket = arugula = wild rocket
  garbanzo beans = chickpeas = chick peas = canned chickpeas = tinned chickpeas
  double cream = heavy cream = heavy whipping cream
  single cream = light cream
  soured cream = sour cream
  egg = eggs = large eggs = free-range eggs = large free-range egg
  garlic = garlic cloves = clove of garlic = cloves garlic = minced garlic
  celery = celery stalks = celery sticks = ribs of celery
  ginger = fresh ginger = root ginger = ginger root = grated fresh ginger
  thyme = fresh thyme = thyme leaves = sprigs of thyme
  basil = fresh basil leaves = a few basil leaves
  parsley = flat-leaf parsley = Italian parsley = fresh flat leaf parsley
  butter = unsalted butter = cold butter = softened butter
  olive oil = extra-virgin olive oil = good-quality olive oil
  lemon juice = freshly squeezed lemon juice = juice of lemon
  lemon zest = grated lemon rind = zest of lemon = lemon peel
  black pepper = freshly ground black pepper = pepper = ground pepper
  red pepper = red bell pepper = red peppers
  bell pepper = capsicum = peppers
  chilli flakes = red pepper flakes = crushed red pepper
  chili powder = chilli powder = chile powder
  beef mince = minced beef = ground beef = lean ground beef
  chicken broth = chicken stock = low-sodium chicken broth
  chicken breast = boneless skinless chicken breasts = skinless, boneless chicken breast halves
  parmesan = Parmesan cheese = Parmigiano-Reggiano = freshly grated Parmesan
  cheddar = sharp cheddar cheese = mature Cheddar
  mozzarella = shredded mozzarella cheese
  beetroot = beets
  swede = rutabaga
  mangetout = snow peas
  sultanas = golden raisins
  pine nuts = pine kernels
  cashews = cashew nuts
  pak choi = bok choy
  broad beans = fava beans
  sweetcorn = corn = corn kernels
  vanilla extract = vanilla essence = pure vanilla extract
  vanilla pod = vanilla bean
  water = cold water = boiling water = warm water
  milk = whole milk = full-fat milk
  semi-skimmed milk = low-fat milk = 2% milk
  linguine = linguine pasta
  breadcrumbs = bread crumbs = dried breadcrumbs
  filo pastry = phyllo dough
  leg of lamb = lamb leg
  pork loin = loin of pork
  salmon = salmon fillets = skinless salmon fillet
  soy sauce = soya sauce
  groundnut oil = peanut oil
  nuoc mam = fish sauce = nam pla
`);

/** Each row lists foods that must all differ. */
const different = rows(`
  milk = coconut milk = buttermilk = condensed milk = almond milk = oat milk = milk powder = skim milk
  sugar = brown sugar = dark brown sugar = powdered sugar = palm sugar
  butter = peanut butter = salted butter = cocoa butter = ghee
  cream = sour cream = ice cream = cream cheese = heavy cream = coconut cream
  cilantro = ground coriander = coriander seeds = parsley
  pepper = bell peppers = white pepper = cayenne pepper = red pepper = chili pepper
  basil = dried basil = thyme
  thyme = dried thyme = lemon thyme
  ginger = ground ginger = crystallized ginger = ginger ale
  garlic = garlic powder = garlic salt = black garlic
  onion = red onion = onion powder = spring onions = sweet onions = pearl onions
  tomato = tomato paste = sun-dried tomatoes = cherry tomatoes = canned tomatoes = chopped tomatoes = tomato juice
  potato = sweet potato = potato starch = new potatoes
  flour = almond flour = bread flour = self-raising flour = rice flour = cornflour
  egg = egg white = egg yolk = egg noodles = eggplant
  lemon = lemon juice = lemon zest = lemongrass = lemon curd
  apple = apple juice = pineapple = apple cider vinegar
  chicken = chicken stock = chicken breast = chicken thighs = ground chicken
  beef = ground beef = beef stock = corned beef
  rice = brown rice = rice vinegar = wild rice = cooked rice = basmati rice
  peas = chickpeas = snow peas = frozen peas
  mushrooms = dried shiitake mushrooms = portobello mushrooms
  apricots = dried apricots = apricot jam
  grape = raisins = grapeseed oil
  olive = olive oil = black olives
  sesame seeds = sesame oil = tahini
  mozzarella = fresh mozzarella = ricotta
  cheddar = parmesan = goat cheese
  yeast = fresh yeast = instant yeast
  baking soda = baking powder = club soda
  cinnamon = cinnamon stick = cinnamon sugar
  clove = ground cloves = garlic cloves
  celery = celery root = celery seed = celery salt
  corn = popcorn = cornmeal = corn syrup = corn tortillas = baby corn
  bacon = canadian bacon = bacon fat
  mustard = Dijon mustard = mustard seeds = mustard powder
  chocolate = white chocolate = dark chocolate = chocolate chips = cocoa powder
  coconut = coconut oil = coconut water = desiccated coconut
  horseradish = prepared horseradish
  salmon = smoked salmon
  tuna = tuna steaks
  wine vinegar = white wine
  soy sauce = low-sodium soy sauce = soy milk
  bay leaf = bay scallops
  fresh breadcrumbs = dry breadcrumbs
  🧂 = 🍞 = !!
`);

test.each(same)('all names of %s have the same key', (first = '', ...others) => {
  for (const name of others) expect(foodKey(name), name).toBe(foodKey(first));
});

test.each(different)('%s has a different key from foods with similar names', (...names) => {
  const keys = names.map(foodKey);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('the tables above hold more than 150 pairs each', () => {
  const pairs = (table: string[][]) => table.reduce((sum, row) => sum + (row.length * (row.length - 1)) / 2, 0);
  expect(pairs(same)).toBeGreaterThan(150);
  expect(pairs(different)).toBeGreaterThan(150);
});

test('every name of a group maps to the same key, and no two groups share a key', () => {
  expect(foodSynonyms.length).toBeGreaterThan(150);
  const keys = foodSynonyms.map(([first = '', ...others]) => {
    for (const name of others) expect(foodKey(name), name).toBe(foodKey(first));
    return foodKey(first);
  });
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('the key of a key is the key itself, for any text', () => {
  const words = fc.constantFrom(
    'fresh',
    'organic',
    'coriander',
    'leaves',
    'of',
    'juice',
    'peppers',
    'red',
    'chilli',
    'è',
    '½',
    'ice',
  );
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 6 }).map((list) => list.join(' ')),
  );
  fc.assert(fc.property(names, (name) => foodKey(foodKey(name)) === foodKey(name)));
});

test('names of object prototype properties are ordinary words', () => {
  expect(['constructor', '__proto__', 'toString leaf'].map(foodKey)).toEqual(['constructor', 'proto', 'tostring leaf']);
});

test('a name made of filler words only keeps one of them', () => {
  expect(foodKey('large')).toBe('large');
  expect(foodKey('')).toBe('');
});
