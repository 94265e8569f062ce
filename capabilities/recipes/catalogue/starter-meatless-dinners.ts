import type { CookbookRecipe } from '../rules/starter.ts';

/** Weeknight dinners without meat or fish. */
export const starterMeatlessDinners: readonly CookbookRecipe[] = [
  {
    key: 'one-pot-tomato-basil-pasta',
    name: 'One-Pot Tomato Basil Pasta',
    mealType: 'dinner',
    description: 'One pot, one spoon and not a single colander.',
    ingredients: `
      12 ounces linguine
      1 can (28 ounces) diced tomatoes
      3 cups water
      1 small onion, thinly sliced
      3 cloves garlic, thinly sliced
      1/2 cup fresh basil leaves
      3/4 teaspoon salt`,
    instructions: `
      Put the linguine, tomatoes, water, onion, garlic and salt into a wide pot.
      Bring to a boil, then cook for 10 to 12 minutes, turning the pasta with tongs, until it is tender and the sauce clings.
      Tear the basil over it, stir and let it stand for 1 minute.`,
    servings: 4,
    prepTime: 5,
    cookTime: 15,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'black-bean-quesadillas',
    name: 'Black Bean Quesadillas',
    mealType: 'dinner',
    description: 'Crisp, melty and endlessly forgiving.',
    ingredients: `
      8 medium flour tortillas
      1 can (15 ounces) black beans, rinsed
      2 cups shredded Monterey Jack cheese
      1/2 cup frozen corn, thawed
      1/2 teaspoon ground cumin
      2 teaspoons canola oil`,
    instructions: `
      Mash the beans roughly with the cumin and stir in the corn.
      Spread them over four tortillas, sprinkle with the cheese and top with the other four.
      Fry in a little oil over medium heat for 2 minutes on each side, until golden.
      Cut into wedges and let the cheese cool for a minute.`,
    servings: 4,
    prepTime: 10,
    cookTime: 16,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'coconut-chickpea-curry',
    name: 'Coconut Chickpea Curry',
    mealType: 'dinner',
    description: 'Creamy and mild, and it empties two cans from the cupboard.',
    ingredients: `
      2 cans (15 ounces each) chickpeas, rinsed
      1 can (13.5 ounces) coconut milk
      1 can (15 ounces) diced tomatoes
      1 onion, chopped
      1 tablespoon grated fresh ginger
      2 teaspoons ground coriander
      1 teaspoon ground turmeric
      4 cups baby spinach
      1 tablespoon coconut oil
      1/2 teaspoon salt`,
    instructions: `
      Soften the onion in the oil over medium heat for 5 minutes.
      Stir in the ginger, coriander, turmeric and salt for 1 minute.
      Add the chickpeas, tomatoes and coconut milk and simmer for 8 minutes.
      Stir in the spinach until wilted, and mash the chickpeas lightly for toddlers.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'red-lentil-soup',
    name: 'Red Lentil Soup',
    mealType: 'dinner',
    description: 'Lentils that cook as fast as pasta, in a soup as soft as a blanket.',
    ingredients: `
      1 1/2 cups red lentils, rinsed
      6 cups vegetable broth
      3 carrots, diced
      1 onion, chopped
      2 cloves garlic, minced
      2 teaspoons ground cumin
      2 tablespoons lemon juice`,
    instructions: `
      Put the lentils, broth, carrots, onion, garlic and cumin into a pot and bring to a boil.
      Simmer for 20 minutes, until everything is soft.
      Blend until as smooth as your family likes it.
      Stir in the lemon juice.`,
    servings: 6,
    prepTime: 10,
    cookTime: 22,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'vegetable-egg-fried-rice',
    name: 'Vegetable Egg Fried Rice',
    mealType: 'dinner',
    description: "Yesterday's rice was only waiting for this.",
    ingredients: `
      4 cups cold cooked rice
      3 eggs
      1 1/2 cups frozen peas and carrots
      2 green onions, sliced
      2 tablespoons tamari
      1 tablespoon canola oil`,
    instructions: `
      Take rice that went into the fridge right after it was cooked, no longer ago than yesterday.
      Scramble the eggs in a third of the oil over medium heat for 2 minutes, until set, and set them aside.
      Cook the peas and carrots in the rest of the oil over high heat for 3 minutes.
      Add the rice, break up any lumps and fry for 4 minutes, until hot throughout.
      Stir in the tamari, the eggs and the green onions.`,
    servings: 4,
    prepTime: 10,
    cookTime: 12,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'spinach-cheddar-frittata',
    name: 'Spinach Cheddar Frittata',
    mealType: 'dinner',
    description: 'Breakfast for dinner, and nobody minds.',
    ingredients: `
      8 eggs
      4 cups baby spinach
      1 cup shredded cheddar cheese
      1/4 cup heavy cream
      1 tablespoon olive oil
      1/4 teaspoon salt`,
    instructions: `
      Heat the oven to 375 °F.
      Wilt the spinach in the oil in an ovenproof skillet over medium heat for 2 minutes.
      Beat the eggs with the cream, salt and half of the cheese and pour them over.
      Cook for 3 minutes, until the edges set, then top with the rest of the cheese.
      Bake for 10 to 12 minutes, until the center no longer moves.`,
    servings: 4,
    prepTime: 8,
    cookTime: 17,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'white-bean-minestrone',
    name: 'White Bean Minestrone',
    mealType: 'dinner',
    description: 'A clean-out-the-fridge soup with little pasta swimming in it.',
    ingredients: `
      2 cans (15 ounces each) white beans, rinsed
      1 can (15 ounces) diced tomatoes
      6 cups vegetable broth
      2 zucchini, diced
      2 carrots, diced
      2 celery stalks, diced
      1 cup small pasta
      1 teaspoon dried oregano`,
    instructions: `
      Bring the broth, tomatoes, carrots, celery and oregano to a boil and simmer for 8 minutes.
      Add the zucchini and pasta and cook for 8 minutes, until tender.
      Stir in the beans and warm for 2 minutes.`,
    servings: 6,
    prepTime: 10,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'tofu-and-snow-pea-stir-fry',
    name: 'Tofu and Snow Pea Stir-Fry',
    mealType: 'dinner',
    description: 'Golden cubes, crisp pods, and a sauce worth licking off the spoon.',
    ingredients: `
      1 block (14 ounces) extra-firm tofu, cubed
      8 ounces snow peas
      1 red bell pepper, sliced
      3 tablespoons tamari
      1 tablespoon rice vinegar
      1 tablespoon cornstarch
      1 tablespoon canola oil
      1 cup white rice`,
    instructions: `
      Cook the rice as the package says.
      Pat the tofu dry and toss it with the cornstarch.
      Fry it in the oil over medium-high heat for 6 minutes, turning, until golden.
      Add the snow peas and pepper and fry for 3 minutes.
      Stir in the tamari and vinegar and serve over the rice.`,
    servings: 4,
    prepTime: 10,
    cookTime: 18,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'loaded-baked-potato-bar',
    name: 'Loaded Baked Potato Bar',
    mealType: 'dinner',
    description: 'Everyone builds their own mountain.',
    ingredients: `
      4 large russet potatoes
      1 can (15 ounces) pinto beans, rinsed
      1 cup mild salsa
      2 cups broccoli florets
      1/2 cup frozen corn
      1/4 teaspoon salt`,
    instructions: `
      Prick the potatoes all over and microwave them for 12 to 15 minutes, turning once, until soft.
      Warm the beans with the salsa for 4 minutes.
      Steam the broccoli and corn for 5 minutes and season with the salt.
      Split the potatoes, fluff the insides and pile on the toppings.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'squash-mac-and-cheese',
    name: 'Squash Mac and Cheese',
    mealType: 'dinner',
    description: 'The orange is part cheese and part vegetable, and it tastes all cheese.',
    ingredients: `
      12 ounces elbow macaroni
      1 package (10 ounces) frozen pureed butternut squash, thawed
      1 cup milk
      2 cups shredded cheddar cheese
      1 tablespoon butter
      1/2 teaspoon mustard powder
      1/2 teaspoon salt`,
    instructions: `
      Cook the macaroni as the package says and drain it.
      Warm the squash with the milk, butter, mustard powder and salt in the same pot.
      Take it off the heat and stir in the cheese until melted.
      Fold in the macaroni.`,
    servings: 6,
    prepTime: 10,
    cookTime: 18,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'broccoli-pasta-with-crispy-crumbs',
    name: 'Broccoli Pasta with Crispy Crumbs',
    mealType: 'dinner',
    description: 'Crunch on top makes broccoli very popular.',
    ingredients: `
      12 ounces orecchiette
      1 large head broccoli, cut into small florets
      1 cup breadcrumbs
      3 tablespoons olive oil
      3 cloves garlic, minced
      1 tablespoon lemon juice
      1/2 teaspoon salt`,
    instructions: `
      Toast the breadcrumbs in a third of the oil over medium heat for 4 minutes, until golden, and set them aside.
      Cook the pasta as the package says, adding the broccoli for the last 4 minutes, and keep a cup of the water.
      Warm the garlic in the rest of the oil for 1 minute.
      Toss in the pasta, broccoli, lemon juice, salt and a splash of the water, mashing some of the broccoli.
      Top with the crumbs.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'flatbread-veggie-pizzas',
    name: 'Flatbread Veggie Pizzas',
    mealType: 'dinner',
    description: 'Pizza night that starts at six and is over by half past.',
    ingredients: `
      4 whole wheat pitas
      1 cup pizza sauce
      2 cups shredded mozzarella cheese
      1 bell pepper, thinly sliced
      1 cup sliced mushrooms
      1 teaspoon dried oregano`,
    instructions: `
      Heat the oven to 450 °F.
      Set the pitas on a sheet pan and spread them with the sauce.
      Top with the pepper and mushrooms, then the cheese and oregano.
      Bake for 8 to 10 minutes, until bubbling and brown at the edges.`,
    servings: 4,
    prepTime: 10,
    cookTime: 10,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'sweet-potato-black-bean-tacos',
    name: 'Sweet Potato Black Bean Tacos',
    mealType: 'dinner',
    description: 'Meatless Monday that nobody notices.',
    ingredients: `
      2 large sweet potatoes, peeled and diced
      1 can (15 ounces) black beans, rinsed
      8 corn tortillas
      1 tablespoon olive oil
      1 teaspoon chili powder
      1 ripe avocado, diced
      1 lime, juiced
      1/2 teaspoon salt`,
    instructions: `
      Heat the oven to 425 °F.
      Toss the sweet potatoes with the oil, chili powder and salt and roast for 20 minutes.
      Warm the beans and the tortillas.
      Fill the tortillas with sweet potatoes, beans and avocado and sprinkle with lime juice.`,
    servings: 4,
    prepTime: 10,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'coconut-tofu-with-bok-choy',
    name: 'Coconut Tofu with Bok Choy',
    mealType: 'dinner',
    description: 'A creamy broth that makes greens disappear.',
    ingredients: `
      2 blocks (14 ounces each) firm tofu, cubed
      1 can (13.5 ounces) coconut milk
      4 heads baby bok choy, chopped
      1 tablespoon grated fresh ginger
      2 cloves garlic, minced
      1 tablespoon coconut oil
      1 tablespoon lime juice
      1/2 teaspoon salt`,
    instructions: `
      Brown the tofu in the oil over medium-high heat for 5 minutes.
      Stir in the ginger and garlic for 1 minute.
      Add the coconut milk and salt and simmer for 3 minutes.
      Add the bok choy and cook for 3 minutes, until tender, then stir in the lime juice.`,
    servings: 4,
    prepTime: 10,
    cookTime: 12,
    dietaryTags: [
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Nut-Free',
      'Keto',
      'Low-Carb',
      'Halal',
      'Kosher',
    ],
    suitableForAges: ['Kids'],
  },
  {
    key: 'chickpea-spinach-tomato-stew',
    name: 'Chickpea Spinach Tomato Stew',
    mealType: 'dinner',
    description: 'A pot of warmth from the pantry shelf.',
    ingredients: `
      2 cans (15 ounces each) chickpeas, rinsed
      1 can (28 ounces) crushed tomatoes
      6 cups baby spinach
      1 onion, chopped
      2 cloves garlic, minced
      1 teaspoon smoked paprika
      1 teaspoon ground cumin
      1/2 teaspoon salt`,
    instructions: `
      Soften the onion and garlic with 3 tablespoons of water for 4 minutes.
      Stir in the paprika, cumin and salt.
      Add the tomatoes and chickpeas and simmer for 10 minutes.
      Stir in the spinach for 2 minutes, until wilted, and mash the chickpeas lightly for toddlers.`,
    servings: 4,
    prepTime: 8,
    cookTime: 18,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'vegetable-lasagna',
    name: 'Vegetable Lasagna',
    mealType: 'dinner',
    description: 'For Sundays, birthdays and the neighbors with the new baby.',
    ingredients: `
      12 lasagna noodles
      3 cups marinara sauce
      15 ounces ricotta cheese
      1 egg
      3 cups shredded mozzarella cheese
      2 zucchini, thinly sliced
      4 cups baby spinach, chopped
      1/2 teaspoon salt`,
    instructions: `
      Heat the oven to 375 °F and boil the noodles as the package says.
      Mix the ricotta with the egg, salt and spinach.
      Spread a little sauce in a 9 by 13 inch dish and layer noodles, ricotta, zucchini, sauce and mozzarella three times.
      Cover with foil and bake for 30 minutes.
      Uncover and bake for 15 to 20 minutes more, until bubbling.
      Let it rest for 10 minutes before cutting.`,
    servings: 8,
    prepTime: 25,
    cookTime: 50,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'eggs-in-tomato-pepper-sauce',
    name: 'Eggs in Tomato Pepper Sauce',
    mealType: 'dinner',
    description: 'A pan in the middle of the table and a spoon for everybody.',
    ingredients: `
      8 eggs
      1 can (28 ounces) crushed tomatoes
      1 red bell pepper, diced
      1 onion, chopped
      1 tablespoon olive oil
      1 teaspoon ground cumin
      1 teaspoon paprika
      1/2 teaspoon salt`,
    instructions: `
      Soften the onion and pepper in the oil over medium heat for 5 minutes.
      Stir in the cumin, paprika, salt and tomatoes and simmer for 5 minutes.
      Make eight hollows and crack an egg into each.
      Cover and cook for 6 to 8 minutes, until the whites and yolks are firm.`,
    servings: 4,
    prepTime: 8,
    cookTime: 18,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cauliflower-cheese-bake',
    name: 'Cauliflower Cheese Bake',
    mealType: 'dinner',
    description: 'The side dish that grew up and became dinner.',
    ingredients: `
      1 large head cauliflower, cut into florets
      2 cups shredded cheddar cheese
      4 ounces cream cheese
      1/2 cup heavy cream
      1/4 teaspoon ground nutmeg
      1/4 teaspoon salt`,
    instructions: `
      Heat the oven to 400 °F.
      Boil the cauliflower for 5 minutes and drain it very well.
      Melt the cream cheese with the cream, nutmeg, salt and half of the cheddar over low heat.
      Pour it over the cauliflower in a baking dish and top with the rest of the cheddar.
      Bake for 18 to 20 minutes, until golden.`,
    servings: 4,
    prepTime: 10,
    cookTime: 25,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'mushroom-barley-soup',
    name: 'Mushroom Barley Soup',
    mealType: 'dinner',
    description: 'Hearty and brown, and best with wet boots by the door.',
    ingredients: `
      1 pound mushrooms, sliced
      3/4 cup pearl barley
      7 cups vegetable broth
      2 carrots, diced
      1 onion, chopped
      1 tablespoon olive oil
      1 teaspoon dried thyme`,
    instructions: `
      Brown the mushrooms in the oil over high heat for 6 minutes.
      Add the onion and carrots and cook for 4 minutes.
      Stir in the barley, broth and thyme and bring to a boil.
      Cover and simmer for 30 minutes, until the barley is tender.`,
    servings: 6,
    prepTime: 10,
    cookTime: 40,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
];
