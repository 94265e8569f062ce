import type { ShopCategory } from '../shop/category-list.ts';

/** States in which a food is sold, with the words that indicate them. Earlier states win over later ones. */
export const stateWords = {
  fresh: 'fresh, squeezed',
  frozen: 'frozen',
  canned: 'canned, can, tinned, tin, jarred, jar, bottled',
  preserved: 'pickled, marinated, candied, crystallized, crystallised, glace, preserved, brined',
  ground: 'ground, powder, powdered, granulated, flake',
  dried: 'dried, dry, dehydrated, sundried',
  leafy: 'leaf, sprig, bunch, stem, stalk',
} as const;

export type State = keyof typeof stateWords;

/** Category of a food without a state word, and in states that change it. Frozen foods are always in 'Frozen'. */
export type Shelf = { plain: ShopCategory } & Partial<Record<State, ShopCategory>>;

const produceCategories = { plain: 'Produce', fresh: 'Produce', canned: 'Pantry', preserved: 'Pantry' } as const;
const spiceOnceDried = { dried: 'Spices & Herbs', ground: 'Spices & Herbs' } as const;

/** Kinds of food. All foods of a kind share a category in every state (plain, dried, ground, canned ...). */
export const kinds = {
  vegetable: { ...produceCategories, dried: 'Pantry', ground: 'Spices & Herbs' },
  /** Onions, garlic and ginger. */
  aromatic: { ...produceCategories, ...spiceOnceDried },
  herb: { ...produceCategories, ...spiceOnceDried },
  chile: { ...produceCategories, ...spiceOnceDried },
  driedChile: { plain: 'Spices & Herbs', fresh: 'Produce', canned: 'Pantry', preserved: 'Pantry' },
  /** Vegetables usually bought dried or in a can or jar, unless the name says 'fresh'. */
  storedVegetable: { plain: 'Pantry', fresh: 'Produce' },
  /** Herbs and roots that are dried in recipes unless the name says otherwise. */
  leafySpice: { plain: 'Spices & Herbs', fresh: 'Produce', ...spiceOnceDried, leafy: 'Produce' },
  spice: { plain: 'Spices & Herbs' },
  meat: { plain: 'Meat & Seafood', fresh: 'Meat & Seafood', canned: 'Pantry', dried: 'Pantry' },
  tinnedFish: { plain: 'Pantry', fresh: 'Meat & Seafood' },
  deli: { plain: 'Deli & Refrigerated', canned: 'Pantry' },
  dairy: { plain: 'Dairy & Eggs', canned: 'Pantry', ground: 'Pantry' },
  bread: { plain: 'Bakery' },
  frozen: { plain: 'Frozen' },
  pantry: { plain: 'Pantry' },
  pasta: { plain: 'Pantry', fresh: 'Deli & Refrigerated' },
  snack: { plain: 'Snacks & Sweets' },
  drink: { plain: 'Beverages' },
  juice: { plain: 'Beverages', fresh: 'Produce' },
  baby: { plain: 'Baby' },
  pet: { plain: 'Pets' },
  care: { plain: 'Health & Beauty' },
  household: { plain: 'Household' },
} satisfies Record<string, Shelf>;

export type Kind = keyof typeof kinds;

/** Products made from a food. They decide the category anywhere in the name: 'tomato soup', 'vinegar, red wine'. */
export const forms: Partial<Record<Kind, string>> = {
  spice: `
    herb mix, masala, peppercorn, rub, salt, seasoning, seasoning mix, seasoning salt, spice, spice blend, spice mix,
    spice rub, taco mix`,
  deli: `
    biscuit dough, bread dough, coleslaw, cookie dough, crescent dough, crescent roll, crescent roll dough, dip,
    dumpling wrapper, egg roll wrapper, gnocchi, guacamole, gyoza wrapper, hommus, houmous, hummus, pasta salad,
    pastry, pastry shell, pasty, pate, pie crust, pie dough, pie shell, pizza dough, potato salad, quiche, ravioli,
    refrigerated dough, rillette, sandwich, seitan, shortcrust pastry, spring roll wrapper, sushi, tempeh, terrine,
    tofu, tortellini, tortelloni, tzatziki, vegan sausage, veggie burger, wonton, wonton wrapper, wrapper`,
  dairy: 'cheese, custard, kefir, margarine, whipped cream, whipped topping, whipping cream, yoghurt, yogurt',
  bread: `
    angel food cake, arepa, bagel, baguette, biscuit, bread, bread crumb, bread cube, bread roll, breadcrumb, brioche,
    bun, cake, challah, cheesecake, ciabatta, cornbread, crepe, croissant, crumb, crumpet, cupcake, danish, donut,
    doughnut, eclair, english muffin, flatbread, focaccia, lavash, loaf, muffin, naan, pancake, panettone, pie, pita,
    pitta, pizza base, pizza crust, pound cake, roll, scone, sourdough, sponge cake, teacake, toast, tortilla, waffle,
    wrap`,
  frozen: `
    chicken nugget, crushed ice, fish finger, fish stick, french fry, frozen yogurt, gelato, hash brown, ice cream,
    ice cube, ice lolly, ice pop, oven chip, popsicle, sherbet, sorbet, tater tot`,
  pantry: `
    almond butter, apple butter, baking chip, baking mix, baking powder, baking soda, baking spray, batter mix,
    bean paste, bouillon, bouillon cube, bran, bread mix, breading, broth, brownie mix, buttercream, cake mix,
    cashew butter, cereal, chickpea, chutney, cocoa butter, cocoa powder, coloring, colouring, compote,
    condensed milk, cone, conserve, consomme, cookie mix, corn meal, cornflour, cornichon, cornmeal, crouton,
    curry paste, custard powder, dal, demi glace, dessert topping, dhal, dill pickle, dressing, drink mix, essence,
    evaporated milk, extract, flavoring, flavouring, flour, fondant, food coloring, food colouring, food dye,
    frosting, fruit spread, gelatin, gelatine, gherkin, glaze, grain, granola, gravy, gravy granules, grill spray,
    groat, honey, ice cream cone, ice cream topping, icing, jam, jelly, ketchup, kraut, lentil, marinade, marmalade,
    mayo, mayonnaise, meal, milk powder, molasses, muesli, muffin mix, mustard, nut butter, oat, oatmeal, oil,
    pan spray, pancake mix, passata, paste, peanut butter, pectin, pesto, pickle, pie filling, porridge, preserve,
    protein powder, pudding mix, pumpkin butter, puree, ramen, release spray, relish, rice, rice paper, salsa, sauce,
    seed butter, semolina, shortening, soup, soup mix, sprinkle, starch, stock, stock cube, stuffing, stuffing mix,
    sugar, sunflower butter, sweetener, syrup, treacle, vanilla chip, vinaigrette, vinegar, white chip, yeast`,
  pasta: `
    acini di pepe, angel hair, bucatini, campanelle, cannelloni, capellini, casarecce, cavatappi, cavatelli,
    conchiglie, ditalini, egg noodle, elbow, farfalle, fettuccine, fettuccini, fettucine, fusilli, garganelli,
    gemelli, lasagna, lasagna sheet, lasagne, lasagne sheet, linguine, linguini, macaroni, mafaldine, manicotti,
    noodle, orecchiette, orzo, paccheri, pappardelle, pasta, pasta dough, pastina, penne, rigatoni, rotini, spaghetti,
    strozzapreti, tagliatelle, trofie, tubetti, vermicelli, ziti`,
  snack: `
    amaretti biscuit, biscotti, brownie, candy, candy bar, cereal bar, chip, chocolate bar, chocolate sandwich cookie,
    cookie, cracker, crisps, crumb crust, digestive biscuit, energy bar, fruit leather, fudge, gelatin dessert,
    ginger biscuit, gingersnap, graham cracker, graham cracker crust, granola bar, gum, ladyfinger, lollipop, macaron,
    macaroon, marshmallow, meringue, oreo, oreo cookie, popcorn, popcorn kernel, pretzel, protein bar, rice cake,
    rice cracker, shortbread, shortbread biscuit, snack, snack bar, toffee, trail mix, wafer`,
  drink: `
    ale, beer, brandy, club soda, cocktail mix, coconut water, coffee, cola, cordial, drink, drinking water,
    juice drink, kombucha, lager, lemonade, limeade, liqueur, liquor, milkshake, mineral water, nectar, schnapps,
    seltzer, smoothie, soda, soda water, sparkling water, stout, tea, tea bag, tonic, tonic water`,
  juice: 'juice',
  baby: `
    baby bottle, baby cereal, baby food, baby formula, baby lotion, baby milk, baby oil, baby powder, baby puree,
    baby shampoo, baby wipe, follow on milk, formula milk, infant formula, toddler milk, toddler snack`,
  pet: `
    bird seed, birdseed, cat food, cat litter, cat treat, dog biscuit, dog chew, dog food, dog treat, fish food,
    flea treatment, hamster food, kibble, kitten food, litter, pet food, pet treat, puppy food, puppy pad, rabbit food`,
  household: `
    aluminium foil, aluminum foil, baking paper, baking parchment, battery, bin bag, bin liner, cleaner, cling film,
    cocktail stick, detergent, foil, food wrap, garbage bag, greaseproof paper, kitchen string, kitchen twine,
    light bulb, paper towel, parchment paper, plastic wrap, skewer, toilet paper, toothpick, trash bag, twine,
    wax paper`,
};

/** Cuts, parts and vague words, which decide the category only if nothing else in the name is known. */
export const vagueWords: Partial<Record<Kind, string>> = {
  vegetable: `
    berry, blossom, bulb, floret, flower, frond, fruit, green, leaf, microgreen, peel, rind, root, salad, shoot,
    sprig, sprout, stalk, vegetable, veggie, wedge, zest`,
  spice: 'herb, pod, powder, seed',
  meat: `
    belly, bone, breast, brisket, carcass, cheek, chop, cutlet, drumstick, filet, fillet, flank, giblet, hock, joint,
    jowl, leg, loin, meat, meatball, mince, neck, rib, roast, rump, shank, shoulder, steak, tenderloin, thigh,
    trotter, wing, wishbone`,
  dairy: 'cream, milk',
  bread: 'dough, tart',
  pantry: 'bean, blend, concentrate, condiment, crystal, filling, granule, kernel, mix, nut, spread, topping',
  snack: 'bar, dessert, sweet, treat',
  drink: 'alcohol, beverage, cocktail, spirit',
  baby: 'baby',
  pet: 'cat, dog, kitten, pet, puppy',
  household: 'bag, brush, paper, sponge, spray, towel, wipe',
};

/** Ignored phrases: they describe what a food lacks or how it was treated, but sound like another food or state. */
export const ignoredPhrases = `
  no salt added, no salt, low salt, salt free, reduced salt, less salt, salt packed, no sugar added, sugar free,
  low sugar, reduced sugar, less sugar, gluten free, dairy free, egg free, nut free, fat free, dry cured, dry aged,
  dry roasted, ice cold, ready to eat, quick cooking, honey roasted, bite size`;
