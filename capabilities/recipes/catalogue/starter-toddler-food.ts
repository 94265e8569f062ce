import type { CookbookRecipe } from '../rules/starter.ts';

/** Soft food for toddlers, and snacks for everybody. */
export const starterToddlerFood: readonly CookbookRecipe[] = [
  {
    key: 'butternut-chickpea-mash',
    name: 'Butternut Chickpea Mash',
    mealType: 'lunch',
    description: 'A soft orange spoonful that freezes in little cubes.',
    ingredients: `
      1 package (10 ounces) frozen butternut squash cubes
      1 can (15 ounces) chickpeas, rinsed
      3/4 cup water
      1/4 teaspoon ground cinnamon`,
    instructions: `
      Simmer the squash and chickpeas in the water, covered, for 12 minutes, until very soft.
      Add the cinnamon and mash with a fork, or blend for a smoother texture.
      Make sure that no chickpea is left whole, and let it cool to lukewarm.
      Freeze what is left in small portions for up to 2 months.`,
    servings: 4,
    prepTime: 5,
    cookTime: 12,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers'],
  },
  {
    key: 'banana-oat-soft-cookies',
    name: 'Banana Oat Soft Cookies',
    mealType: 'snack',
    description: 'Three things from the counter, and soft enough for new teeth.',
    ingredients: `
      2 ripe bananas
      1 cup quick oats
      1/2 teaspoon ground cinnamon`,
    instructions: `
      Heat the oven to 350 °F and line a sheet pan.
      Mash the bananas until smooth and stir in the oats and cinnamon.
      Drop by tablespoons onto the pan and flatten them a little.
      Bake for 12 to 14 minutes, until set, and let them cool.`,
    servings: 12,
    prepTime: 5,
    cookTime: 14,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'mini-turkey-zucchini-patties',
    name: 'Mini Turkey Zucchini Patties',
    mealType: 'lunch',
    description: 'Small, moist and easy to pick up.',
    ingredients: `
      1 pound ground turkey
      1 zucchini, finely grated and squeezed dry
      1 egg
      1/2 teaspoon onion powder
      1 tablespoon olive oil`,
    instructions: `
      Mix the turkey, zucchini, egg and onion powder.
      Shape 18 small flat patties.
      Fry in the oil over medium heat for 3 to 4 minutes on each side, until they reach 165 °F.
      Cool and cut into strips for the youngest.`,
    servings: 6,
    prepTime: 10,
    cookTime: 14,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'soft-sweet-potato-wedges',
    name: 'Soft Sweet Potato Wedges',
    mealType: 'snack',
    description: 'The vegetable that eats like a treat.',
    ingredients: `
      2 sweet potatoes, peeled and cut into thick wedges
      1 teaspoon paprika
      1/4 teaspoon garlic powder`,
    instructions: `
      Heat the oven to 400 °F and line a sheet pan with paper.
      Dampen the sweet potatoes, toss them with the paprika and garlic powder and spread them out.
      Roast for 25 minutes, turning once, until a finger can squash them.
      Let them cool before serving.`,
    servings: 4,
    prepTime: 5,
    cookTime: 25,
    dietaryTags: [
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Nut-Free',
      'Paleo',
      'Low-Fat',
      'Halal',
      'Kosher',
    ],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'pear-oat-fingers',
    name: 'Pear Oat Fingers',
    mealType: 'breakfast',
    description: 'A breakfast bar for people without many teeth.',
    ingredients: `
      1/2 cup quick oats
      1/2 cup milk
      1/2 ripe pear, finely grated
      1/4 teaspoon ground cinnamon`,
    instructions: `
      Stir everything together in a small flat microwave dish.
      Let it soak for 3 minutes, then press it flat.
      Microwave for 2 minutes, until firm.
      Cool and cut into fingers.`,
    servings: 2,
    prepTime: 5,
    cookTime: 4,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers'],
  },
  {
    key: 'broccoli-cheddar-bites',
    name: 'Broccoli Cheddar Bites',
    mealType: 'snack',
    description: 'Green, cheesy and gone.',
    ingredients: `
      2 cups cooked broccoli, finely chopped
      1 cup shredded cheddar cheese
      3/4 cup breadcrumbs
      2 eggs
      1/2 teaspoon garlic powder`,
    instructions: `
      Heat the oven to 375 °F and line a sheet pan.
      Mix everything and shape 18 small logs.
      Bake for 18 to 20 minutes, turning once, until golden and firm.
      Cool until just warm.`,
    servings: 6,
    prepTime: 10,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'soft-omelet-strips',
    name: 'Soft Omelet Strips',
    mealType: 'lunch',
    description: 'Ten fingers, one omelet, no spoon needed.',
    ingredients: `
      3 eggs
      1 tablespoon milk
      2 tablespoons shredded mozzarella cheese
      1 teaspoon butter`,
    instructions: `
      Beat the eggs with the milk.
      Melt the butter in a small pan over medium-low heat and pour in the eggs.
      Cook, covered, for 4 minutes, until fully set, and sprinkle with the cheese.
      Roll up, cool and cut into strips.`,
    servings: 2,
    prepTime: 3,
    cookTime: 5,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'strawberry-yogurt-pops',
    name: 'Strawberry Yogurt Pops',
    mealType: 'snack',
    description: 'For teething days, hot days and brave days.',
    ingredients: `
      2 cups nonfat plain yogurt
      1 1/2 cups strawberries
      1 ripe banana`,
    instructions: `
      Blend the strawberries with the banana.
      Swirl them through the yogurt.
      Pour into six molds and freeze for at least 5 hours.
      Hold a mold under warm water for a few seconds to loosen the pop.`,
    servings: 6,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cucumber-dip-with-pita-strips',
    name: 'Cucumber Dip with Pita Strips',
    mealType: 'snack',
    description: 'Dipping is a sport at this age.',
    ingredients: `
      1 cup nonfat Greek yogurt
      1/2 cucumber, finely grated and squeezed dry
      1 teaspoon lemon juice
      1/2 teaspoon dried dill
      2 soft whole wheat pitas, cut into strips`,
    instructions: `
      Stir the yogurt, cucumber, lemon juice and dill together.
      Warm the pita strips for a few seconds so that they are soft.
      Serve with plenty of napkins.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'warm-cinnamon-apples',
    name: 'Warm Cinnamon Apples',
    mealType: 'snack',
    description: 'Apple pie without the pie, in the time of one picture book.',
    ingredients: `
      3 apples, peeled and diced
      1/4 cup water
      1/2 teaspoon ground cinnamon`,
    instructions: `
      Put the apples, water and cinnamon into a small pot.
      Cover and simmer for 8 minutes, until very soft.
      Mash lightly for toddlers and serve warm.`,
    servings: 4,
    prepTime: 5,
    cookTime: 8,
    dietaryTags: [
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Nut-Free',
      'Paleo',
      'Low-Fat',
      'Halal',
      'Kosher',
    ],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'white-bean-dip-with-steamed-sticks',
    name: 'White Bean Dip with Steamed Sticks',
    mealType: 'snack',
    description: 'A creamy dip with vegetables that are cooked until soft.',
    ingredients: `
      1 can (15 ounces) white beans, rinsed
      2 tablespoons lemon juice
      1/4 teaspoon garlic powder
      2 carrots, cut into sticks
      1 cup green beans, trimmed`,
    instructions: `
      Steam the carrots and green beans for 8 minutes, until soft enough to squash.
      Blend the white beans with the lemon juice, garlic powder and 2 tablespoons of water.
      Let the sticks cool and serve them with the dip.`,
    servings: 4,
    prepTime: 10,
    cookTime: 8,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'little-salmon-potato-cakes',
    name: 'Little Salmon Potato Cakes',
    mealType: 'dinner',
    description: 'A first taste of fish in a friendly shape.',
    ingredients: `
      1 pound potatoes, peeled and diced
      2 cans (6 ounces each) salmon, drained
      1 egg
      2 tablespoons chopped parsley
      1 tablespoon olive oil`,
    instructions: `
      Boil the potatoes for 12 minutes, drain and mash them.
      Flake the salmon, taking out every bone and bit of skin.
      Mix the potatoes, salmon, egg and parsley and shape 12 small cakes.
      Fry in the oil over medium heat for 4 minutes on each side, until golden and hot in the middle.`,
    servings: 4,
    prepTime: 10,
    cookTime: 22,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'rainbow-fruit-salad',
    name: 'Rainbow Fruit Salad',
    mealType: 'snack',
    description: 'Every color in one bowl, cut small.',
    ingredients: `
      1 cup seedless grapes, quartered lengthwise
      1 cup strawberries, chopped
      1 mango, diced
      2 kiwis, peeled and diced
      1 tablespoon lime juice`,
    instructions: `
      Cut all of the fruit into small soft pieces, the grapes into quarters the long way.
      Toss gently with the lime juice.
      Serve at once, or chill for up to a day.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: [
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Nut-Free',
      'Paleo',
      'Low-Fat',
      'Halal',
      'Kosher',
    ],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'guacamole-with-soft-tortilla-triangles',
    name: 'Guacamole with Soft Tortilla Triangles',
    mealType: 'snack',
    description: 'Mild, green and good for spoons and fingers alike.',
    ingredients: `
      2 ripe avocados
      1 tablespoon lime juice
      1 small tomato, finely diced
      1/8 teaspoon salt
      4 soft corn tortillas`,
    instructions: `
      Mash the avocados with the lime juice and salt.
      Fold in the tomato.
      Warm the tortillas for 20 seconds on each side and cut them into triangles.`,
    servings: 4,
    prepTime: 10,
    cookTime: 2,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cheese-and-cucumber-stacks',
    name: 'Cheese and Cucumber Stacks',
    mealType: 'snack',
    description: 'Cool towers for hot afternoons.',
    ingredients: `
      1 large cucumber, sliced
      4 ounces cheddar cheese, thinly sliced
      2 tablespoons cream cheese
      1 teaspoon chopped chives`,
    instructions: `
      Mix the cream cheese with the chives.
      Dab a little onto half of the cucumber slices.
      Add a piece of cheddar to each and top with another slice.`,
    servings: 4,
    prepTime: 8,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'pumpkin-mini-muffins',
    name: 'Pumpkin Mini Muffins',
    mealType: 'snack',
    description: 'Two bites each, and soft all the way through.',
    ingredients: `
      1 1/2 cups all-purpose flour
      1 1/2 teaspoons baking powder
      1 teaspoon ground cinnamon
      1 cup pumpkin puree
      1/2 cup unsweetened applesauce
      1/4 cup maple syrup
      1/4 cup canola oil`,
    instructions: `
      Heat the oven to 350 °F and grease a 24-cup mini muffin pan.
      Whisk the flour, baking powder and cinnamon.
      Stir in the pumpkin, applesauce, maple syrup and oil until just smooth.
      Fill the cups and bake for 12 to 14 minutes, until a toothpick comes out clean.`,
    servings: 24,
    prepTime: 10,
    cookTime: 14,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'tiny-pasta-with-peas-and-ricotta',
    name: 'Tiny Pasta with Peas and Ricotta',
    mealType: 'lunch',
    description: 'Soft little stars with a creamy coat.',
    ingredients: `
      1 cup small pasta stars
      3/4 cup frozen peas
      1/2 cup ricotta cheese
      1 teaspoon olive oil`,
    instructions: `
      Cook the pasta as the package says, adding the peas for the last 3 minutes.
      Keep a few tablespoons of the water and drain.
      Stir in the ricotta, oil and a spoonful of the water.
      Squash the peas lightly for the youngest.`,
    servings: 4,
    prepTime: 3,
    cookTime: 10,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers'],
  },
  {
    key: 'chickpea-zucchini-fritters',
    name: 'Chickpea Zucchini Fritters',
    mealType: 'snack',
    description: 'Crisp edges, soft middles, and no egg to miss.',
    ingredients: `
      1 cup chickpea flour
      2 zucchini, grated and squeezed dry
      1/3 cup water
      1/2 teaspoon baking powder
      1/4 teaspoon salt
      2 tablespoons olive oil`,
    instructions: `
      Whisk the chickpea flour, baking powder, salt and water to a thick batter.
      Fold in the zucchini.
      Fry heaping tablespoons in the oil over medium heat for 3 minutes on each side, until golden.
      Drain on a towel and cool.`,
    servings: 4,
    prepTime: 10,
    cookTime: 12,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'mango-coconut-rice-cups',
    name: 'Mango Coconut Rice Cups',
    mealType: 'snack',
    description: 'Rice pudding that went on vacation to the tropics.',
    ingredients: `
      1/2 cup white rice
      1 can (13.5 ounces) light coconut milk
      3/4 cup water
      1 ripe mango, finely diced`,
    instructions: `
      Simmer the rice in the coconut milk and water over low heat for 20 minutes, stirring often, until creamy.
      Let it cool until just warm.
      Spoon into small cups and top with the mango.`,
    servings: 4,
    prepTime: 5,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
];
