import type { CookbookRecipe } from '../rules/starter.ts';

/** Lunches that travel in a box or a thermos. */
export const starterLunches: readonly CookbookRecipe[] = [
  {
    key: 'rainbow-hummus-pinwheels',
    name: 'Rainbow Hummus Pinwheels',
    mealType: 'lunch',
    description: 'Bright spirals that survive a backpack and a long morning.',
    ingredients: `
      4 large whole wheat tortillas
      3/4 cup hummus
      1 cup baby spinach
      1 carrot, finely grated
      1/2 cup roasted red peppers, drained and sliced`,
    instructions: `
      Spread the hummus over the tortillas right up to the edges.
      Scatter on the spinach, carrot and peppers, leaving one edge free.
      Roll up tightly toward the free edge and press it closed.
      Cut each roll into six slices and pack them cut side up, with an ice pack.`,
    servings: 4,
    prepTime: 15,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'tuna-pea-pasta-salad',
    name: 'Tuna Pea Pasta Salad',
    mealType: 'lunch',
    description: 'Everything from the pantry, and good cold until noon.',
    ingredients: `
      8 ounces short pasta
      2 cans (5 ounces each) tuna in water, drained
      1 cup frozen peas
      1/2 cup plain yogurt
      2 tablespoons lemon juice
      1/4 teaspoon salt`,
    instructions: `
      Cook the pasta as the package says and add the peas for the last 2 minutes.
      Drain, rinse with cold water and drain well again.
      Mix the yogurt, lemon juice and salt, and fold in the pasta, peas and tuna.
      Chill, and pack with an ice pack.`,
    servings: 4,
    prepTime: 10,
    cookTime: 10,
    dietaryTags: ['Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'chicken-avocado-lettuce-rolls',
    name: 'Chicken Avocado Lettuce Rolls',
    mealType: 'lunch',
    description: 'Crunch outside, cream inside, and no bread to go soggy.',
    ingredients: `
      2 cups cooked chicken breast, shredded
      1 ripe avocado, mashed
      1 tablespoon lime juice
      1/2 cucumber, cut into matchsticks
      8 large romaine lettuce leaves
      1/4 teaspoon salt`,
    instructions: `
      Mix the chicken with the avocado, lime juice and salt.
      Flatten the thick rib of each lettuce leaf with the side of a knife.
      Spoon on the chicken, add some cucumber and roll up.
      Wrap each roll tightly and keep it cold until lunch.`,
    servings: 4,
    prepTime: 15,
    cookTime: 0,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'black-bean-corn-salad-jars',
    name: 'Black Bean Corn Salad Jars',
    mealType: 'lunch',
    description: 'A shake of the jar is all the serving it needs.',
    ingredients: `
      2 cans (15 ounces each) black beans, rinsed
      1 1/2 cups frozen corn, thawed
      1 red bell pepper, diced
      1 cup cherry tomatoes, quartered
      3 tablespoons lime juice
      1/2 teaspoon ground cumin
      1/4 teaspoon salt`,
    instructions: `
      Stir the lime juice, cumin and salt together and divide among four jars.
      Layer in the beans, corn, pepper and tomatoes.
      Close the jars and keep them cold for up to 3 days.
      Shake well before eating.`,
    servings: 4,
    prepTime: 15,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'egg-salad-sandwiches',
    name: 'Egg Salad Sandwiches',
    mealType: 'lunch',
    description: 'The classic, with yogurt to keep it light.',
    ingredients: `
      6 eggs
      3 tablespoons plain Greek yogurt
      1 tablespoon mayonnaise
      1 tablespoon chopped chives
      1/4 teaspoon salt
      8 slices whole wheat bread`,
    instructions: `
      Cover the eggs with water, bring to a boil and simmer for 10 minutes.
      Cool them in cold water, peel and chop finely.
      Mix with the yogurt, mayonnaise, chives and salt.
      Fill the bread, cut into triangles and pack with an ice pack.`,
    servings: 4,
    prepTime: 10,
    cookTime: 12,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'turkey-cucumber-roll-ups',
    name: 'Turkey Cucumber Roll-Ups',
    mealType: 'lunch',
    description: 'Three things, rolled; lunch can be that easy.',
    ingredients: `
      8 ounces sliced roast turkey breast
      4 ounces cream cheese
      1 cucumber, cut into long sticks
      1 red bell pepper, cut into strips`,
    instructions: `
      Pat the turkey slices dry and spread each thinly with cream cheese.
      Lay a cucumber stick and a pepper strip across one end.
      Roll up, cut in half and pack snugly with an ice pack.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Gluten-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'banana-sandwich-sushi',
    name: 'Banana Sandwich Sushi',
    mealType: 'lunch',
    description: 'Rolled, sliced and eaten with fingers, like all the best sushi.',
    ingredients: `
      4 slices soft whole wheat bread, crusts removed
      3 tablespoons sunflower seed butter
      2 small bananas`,
    instructions: `
      Roll the bread flat with a rolling pin.
      Spread each slice thinly with sunflower seed butter.
      Place half a banana on each, roll up and press the edge closed.
      Cut each roll into four pieces.`,
    servings: 2,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cold-rice-noodle-tofu-box',
    name: 'Cold Rice Noodle Tofu Box',
    mealType: 'lunch',
    description: 'Slurpy noodles that are meant to be cold.',
    ingredients: `
      8 ounces rice noodles
      1 block (14 ounces) extra-firm tofu, cubed
      1 cup snow peas, sliced
      1 carrot, cut into thin ribbons
      3 tablespoons tamari
      2 tablespoons rice vinegar
      1 tablespoon canola oil`,
    instructions: `
      Soak or boil the noodles as the package says, and rinse them cold.
      Fry the tofu in the oil over medium-high heat for 5 minutes, until golden.
      Mix the tamari and vinegar.
      Toss the noodles, snow peas, carrot and tofu with it and pack into four boxes.
      Keep cold until lunch.`,
    servings: 4,
    prepTime: 15,
    cookTime: 5,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'build-your-own-pizza-box',
    name: 'Build-Your-Own Pizza Box',
    mealType: 'lunch',
    description: 'Assembly is half the fun and all of the cooking.',
    ingredients: `
      4 small whole wheat pitas, halved
      1/2 cup pizza sauce
      1 cup shredded mozzarella cheese
      1 green bell pepper, diced
      1 cup cherry tomatoes, quartered`,
    instructions: `
      Spoon the pizza sauce into four small lidded cups.
      Pack the pitas, cheese, pepper and tomatoes in separate corners of four boxes.
      Add the sauce cups and an ice pack.
      At lunch everybody builds their own.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'lemon-couscous-chickpea-salad',
    name: 'Lemon Couscous Chickpea Salad',
    mealType: 'lunch',
    description: 'It tastes even better after a night in the fridge.',
    ingredients: `
      1 cup couscous
      1 1/4 cups boiling water
      1 can (15 ounces) chickpeas, rinsed
      1 cucumber, diced
      1/4 cup chopped parsley
      3 tablespoons lemon juice
      2 tablespoons olive oil
      1/2 teaspoon salt`,
    instructions: `
      Pour the boiling water over the couscous, cover and wait for 5 minutes.
      Fluff with a fork and let it cool.
      Stir in the chickpeas, cucumber, parsley, lemon juice, oil and salt.
      Squash the chickpeas lightly for toddlers.`,
    servings: 4,
    prepTime: 15,
    cookTime: 5,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'thermos-tomato-rice-soup',
    name: 'Thermos Tomato Rice Soup',
    mealType: 'lunch',
    description: 'Noon on a cold day, and it is still steaming.',
    ingredients: `
      1 can (28 ounces) crushed tomatoes
      3 cups vegetable broth
      1 carrot, finely grated
      1 small onion, finely chopped
      1/2 cup white rice
      1 teaspoon dried basil`,
    instructions: `
      Put everything into a pot and bring it to a boil.
      Cover and simmer for 20 minutes, until the rice is soft.
      Blend half of it for a creamier soup.
      Fill a thermos with boiling water for 5 minutes, empty it and pour in the hot soup.`,
    servings: 4,
    prepTime: 10,
    cookTime: 25,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'freezer-bean-burritos',
    name: 'Freezer Bean Burritos',
    mealType: 'lunch',
    description: 'A quiet hour on Sunday buys you eight easy lunches.',
    ingredients: `
      8 large flour tortillas
      2 cans (15 ounces each) pinto beans, rinsed
      1 1/2 cups cooked brown rice
      1 cup mild salsa
      1 1/2 cups shredded cheddar cheese
      1 teaspoon ground cumin`,
    instructions: `
      Mash half of the beans with the cumin and stir in the other beans, the rice and the salsa.
      Warm the tortillas in the microwave for 30 seconds so that they bend.
      Divide the filling and cheese among them, fold in the sides and roll up.
      Wrap each one and freeze for up to 3 months.
      Reheat from frozen in the microwave for 3 to 4 minutes, turning once, until hot in the middle.`,
    servings: 8,
    prepTime: 20,
    cookTime: 5,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'tuna-stuffed-mini-peppers',
    name: 'Tuna-Stuffed Mini Peppers',
    mealType: 'lunch',
    description: 'Small boats with a cargo of tuna.',
    ingredients: `
      16 mini bell peppers
      2 cans (5 ounces each) tuna in olive oil, drained
      1/4 cup mayonnaise
      1 tablespoon lemon juice
      2 tablespoons chopped dill pickles`,
    instructions: `
      Halve the peppers lengthwise and remove the seeds.
      Mix the tuna with the mayonnaise, lemon juice and pickles.
      Fill the pepper halves and press them together in pairs.
      Pack with an ice pack.`,
    servings: 4,
    prepTime: 15,
    cookTime: 0,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'roasted-vegetable-quinoa-box',
    name: 'Roasted Vegetable Quinoa Box',
    mealType: 'lunch',
    description: 'Roast one pan and four lunches are done.',
    ingredients: `
      1 cup quinoa, rinsed
      2 cups water
      2 zucchini, diced
      1 red onion, cut into wedges
      2 cups cauliflower florets
      2 tablespoons olive oil
      2 tablespoons apple cider vinegar
      1/2 teaspoon salt`,
    instructions: `
      Heat the oven to 425 °F.
      Toss the zucchini, onion and cauliflower with the oil and salt and roast for 25 minutes, turning once.
      Meanwhile simmer the quinoa in the water, covered, for 15 minutes.
      Mix everything with the vinegar and let it cool before packing.`,
    servings: 4,
    prepTime: 15,
    cookTime: 25,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'chicken-grape-salad-pitas',
    name: 'Chicken Grape Salad Pitas',
    mealType: 'lunch',
    description: 'Sweet and savory in one pocket.',
    ingredients: `
      2 cups cooked chicken, chopped
      1 cup seedless red grapes, quartered lengthwise
      1/2 cup plain Greek yogurt
      1 tablespoon lemon juice
      1/4 teaspoon salt
      4 whole wheat pitas, halved`,
    instructions: `
      Mix the yogurt, lemon juice and salt.
      Fold in the chicken and grapes.
      Fill the pita halves just before packing, and add an ice pack.
      For toddlers chop the chicken finely and check that every grape is cut.`,
    servings: 4,
    prepTime: 15,
    cookTime: 0,
    dietaryTags: ['Nut-Free', 'Halal'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'savory-cheddar-corn-muffins',
    name: 'Savory Cheddar Corn Muffins',
    mealType: 'lunch',
    description: 'A lunch box loves anything that comes in its own paper.',
    ingredients: `
      1 cup cornmeal
      1 cup all-purpose flour
      1 tablespoon baking powder
      1/2 teaspoon salt
      1 cup shredded cheddar cheese
      1 cup frozen corn, thawed
      1 cup milk
      2 eggs
      1/4 cup canola oil`,
    instructions: `
      Heat the oven to 400 °F and line a 12-cup muffin pan.
      Whisk the cornmeal, flour, baking powder and salt, and stir in the cheese and corn.
      Beat the milk with the eggs and oil and fold into the dry mix.
      Fill the cups and bake for 18 to 20 minutes, until a toothpick comes out clean.`,
    servings: 12,
    prepTime: 10,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'potato-green-bean-egg-salad',
    name: 'Potato Green Bean Egg Salad',
    mealType: 'lunch',
    description: 'A whole plate of lunch in one bowl, with nothing from a jar.',
    ingredients: `
      1 1/2 pounds baby potatoes, quartered
      8 ounces green beans, cut into short pieces
      4 eggs
      3 tablespoons olive oil
      2 tablespoons lemon juice
      2 tablespoons chopped parsley
      1/2 teaspoon salt`,
    instructions: `
      Boil the potatoes and eggs together in plenty of water for 10 minutes.
      Add the green beans and boil for 5 minutes more.
      Drain, cool the eggs in cold water, peel and quarter them.
      Mix the oil, lemon juice, parsley and salt and fold everything into it.
      Chill before packing.`,
    servings: 4,
    prepTime: 10,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'turkey-apple-sandwiches',
    name: 'Turkey Apple Sandwiches',
    mealType: 'lunch',
    description: 'A crisp slice of apple turns the usual sandwich into a good one.',
    ingredients: `
      8 slices whole wheat bread
      8 ounces sliced roast turkey breast
      1 apple, very thinly sliced
      4 lettuce leaves
      4 teaspoons yellow mustard`,
    instructions: `
      Spread four slices of bread thinly with mustard.
      Layer on the turkey, apple and lettuce and close with the other slices.
      Cut in half and pack with an ice pack.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
];
