import type { CookbookRecipe } from '../rules/starter.ts';

/** Breakfasts, most of them quick enough for a school day. */
export const starterBreakfasts: readonly CookbookRecipe[] = [
  {
    key: 'apple-cinnamon-oatmeal',
    name: 'Apple Cinnamon Oatmeal',
    mealType: 'breakfast',
    description: 'A warm bowl that smells like a slow Sunday, even on a school day.',
    ingredients: `
      2 cups rolled oats
      4 cups water
      2 apples, peeled and coarsely grated
      1 teaspoon ground cinnamon
      1/4 cup raisins, chopped
      1 pinch salt`,
    instructions: `
      Bring the water with the salt to a boil in a medium pot.
      Stir in the oats, grated apples, raisins and cinnamon.
      Simmer over low heat for 6 minutes, stirring now and then, until creamy.
      Let it stand for 2 minutes, then thin it with a splash of water if you like it looser.`,
    servings: 4,
    prepTime: 5,
    cookTime: 10,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'overnight-oats-with-strawberries',
    name: 'Overnight Oats with Strawberries',
    mealType: 'breakfast',
    description: "You make it tonight and tomorrow's breakfast is already waiting in the fridge.",
    ingredients: `
      2 cups rolled oats
      2 cups milk
      1 cup plain yogurt
      1 1/2 cups strawberries, chopped
      1 tablespoon maple syrup`,
    instructions: `
      Stir the oats, milk, yogurt and maple syrup together in a bowl.
      Divide among four jars with lids and chill overnight, or for at least 4 hours.
      In the morning stir each jar and top it with the strawberries.
      It keeps for 3 days in the fridge.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'fluffy-banana-pancakes',
    name: 'Fluffy Banana Pancakes',
    mealType: 'breakfast',
    description: 'Ripe bananas do most of the sweetening, and nobody has ever complained.',
    ingredients: `
      1 1/2 cups all-purpose flour
      2 teaspoons baking powder
      1/4 teaspoon salt
      2 ripe bananas, mashed
      1 cup milk
      1 egg
      1 tablespoon melted butter
      1 teaspoon canola oil`,
    instructions: `
      Whisk the flour, baking powder and salt in a bowl.
      Mix the bananas, milk, egg and butter in a second bowl, then stir both together until just combined.
      Heat a little of the oil in a large pan over medium heat.
      Drop in 1/4 cup of batter for each pancake and cook for 2 minutes, until bubbles open on top.
      Flip and cook for 1 minute more, and keep warm while you cook the rest.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'garden-egg-muffins',
    name: 'Garden Egg Muffins',
    mealType: 'breakfast',
    description: 'Little baked omelets that you can eat with one hand while looking for a shoe.',
    ingredients: `
      10 eggs
      1 red bell pepper, finely diced
      1 cup baby spinach, chopped
      2 green onions, thinly sliced
      1/2 teaspoon salt
      1 teaspoon olive oil`,
    instructions: `
      Heat the oven to 350 °F and brush a 12-cup muffin pan with the oil.
      Divide the pepper, spinach and green onions among the cups.
      Beat the eggs with the salt and pour them over the vegetables.
      Bake for 18 to 20 minutes, until the centers are set and no liquid egg is left.
      Cool for 5 minutes before loosening them; they keep for 3 days in the fridge.`,
    servings: 6,
    prepTime: 10,
    cookTime: 20,
    dietaryTags: [
      'Vegetarian',
      'Gluten-Free',
      'Dairy-Free',
      'Nut-Free',
      'Keto',
      'Paleo',
      'Low-Carb',
      'Halal',
      'Kosher',
    ],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'bean-and-egg-breakfast-tacos',
    name: 'Bean and Egg Breakfast Tacos',
    mealType: 'breakfast',
    description: 'Weekend food that is quick enough for a Wednesday.',
    ingredients: `
      8 small corn tortillas
      6 eggs
      1 cup canned black beans, rinsed
      1 ripe avocado, sliced
      1/4 cup mild salsa
      2 teaspoons olive oil
      1 pinch salt`,
    instructions: `
      Warm the tortillas in a dry pan for 30 seconds on each side and wrap them in a towel.
      Warm the beans in a small pot over low heat.
      Beat the eggs with the salt and scramble them in the oil over medium heat for 3 minutes, until fully set.
      Fill the tortillas with eggs, beans, avocado and salsa.`,
    servings: 4,
    prepTime: 5,
    cookTime: 10,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'blueberry-yogurt-bowls',
    name: 'Blueberry Yogurt Bowls',
    mealType: 'breakfast',
    description: 'Five minutes of scooping, and it looks as if you had planned it.',
    ingredients: `
      3 cups nonfat plain yogurt
      2 cups blueberries
      1 banana, sliced
      1 cup gluten-free corn flakes
      1/2 teaspoon ground cinnamon`,
    instructions: `
      Stir the cinnamon into the yogurt and divide it among four bowls.
      Mash a handful of the blueberries with a fork and swirl them through.
      Top with the banana and the other blueberries, flattened between two fingers for toddlers.
      Scatter the corn flakes over it just before eating, so that they stay crisp.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'whole-wheat-carrot-muffins',
    name: 'Whole Wheat Carrot Muffins',
    mealType: 'breakfast',
    description: 'A muffin with a vegetable in it, which is between you and the muffin.',
    ingredients: `
      2 cups whole wheat flour
      2 teaspoons baking powder
      1 teaspoon ground cinnamon
      1/4 teaspoon salt
      2 cups finely grated carrots
      2 eggs
      3/4 cup milk
      1/3 cup canola oil
      1/3 cup brown sugar`,
    instructions: `
      Heat the oven to 375 °F and line a 12-cup muffin pan.
      Whisk the flour, baking powder, cinnamon and salt in a large bowl.
      Beat the eggs with the milk, oil and sugar, and stir in the carrots.
      Fold both together until no dry flour is left, and fill the cups.
      Bake for 18 to 20 minutes, until a toothpick comes out clean.
      They freeze well for 2 months.`,
    servings: 12,
    prepTime: 15,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cottage-cheese-peach-bowls',
    name: 'Cottage Cheese Peach Bowls',
    mealType: 'breakfast',
    description: 'Cool, creamy and done before the kettle boils.',
    ingredients: `
      3 cups low-fat cottage cheese
      3 ripe peaches, diced
      1/2 cup raspberries
      1/4 teaspoon ground cinnamon`,
    instructions: `
      Divide the cottage cheese among four bowls.
      Top with the peaches and raspberries.
      Dust with cinnamon and serve cold.`,
    servings: 4,
    prepTime: 5,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Gluten-Free', 'Nut-Free', 'Low-Carb', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'sweet-potato-turkey-hash',
    name: 'Sweet Potato Turkey Hash',
    mealType: 'breakfast',
    description: 'A skillet breakfast for the mornings that need to last until lunch.',
    ingredients: `
      2 sweet potatoes, peeled and cut into 1/2-inch cubes
      8 ounces lean ground turkey
      1 small onion, diced
      1 green bell pepper, diced
      1 tablespoon olive oil
      1 teaspoon smoked paprika
      1/2 teaspoon salt`,
    instructions: `
      Microwave the sweet potatoes with 2 tablespoons of water, covered, for 4 minutes.
      Brown the turkey in the oil over medium-high heat for 5 minutes, until no pink is left.
      Add the onion, pepper, paprika and salt and cook for 3 minutes.
      Add the drained sweet potatoes and fry for 5 minutes, turning once, until crisp at the edges.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'raspberry-coconut-chia-pudding',
    name: 'Raspberry Coconut Chia Pudding',
    mealType: 'breakfast',
    description: 'Stir it before bed and let the fridge do the cooking.',
    ingredients: `
      1 can (13.5 ounces) coconut milk
      1/2 cup water
      6 tablespoons chia seeds
      1 cup raspberries, mashed`,
    instructions: `
      Whisk the coconut milk, water and chia seeds in a bowl.
      Wait for 5 minutes, then whisk again so that no lumps form.
      Chill for at least 4 hours, or overnight, until thick.
      Swirl in the raspberries and spoon it into four small glasses.`,
    servings: 4,
    prepTime: 5,
    cookTime: 0,
    dietaryTags: [
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Nut-Free',
      'Keto',
      'Paleo',
      'Low-Carb',
      'Halal',
      'Kosher',
    ],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cinnamon-french-toast-sticks',
    name: 'Cinnamon French Toast Sticks',
    mealType: 'breakfast',
    description: 'Bread cut into sticks tastes better; ask anybody under seven.',
    ingredients: `
      8 slices day-old sandwich bread
      3 eggs
      3/4 cup milk
      1 teaspoon ground cinnamon
      1 tablespoon butter`,
    instructions: `
      Cut each slice of bread into four sticks.
      Beat the eggs, milk and cinnamon in a shallow dish.
      Melt half of the butter in a large pan over medium heat.
      Dip the sticks for a few seconds on each side and fry for 2 minutes per side, until golden and set in the middle.
      Repeat with the rest of the butter and sticks, and serve warm.`,
    servings: 4,
    prepTime: 10,
    cookTime: 12,
    dietaryTags: ['Vegetarian', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'white-bean-avocado-toast',
    name: 'White Bean Avocado Toast',
    mealType: 'breakfast',
    description: 'Beans hide under the avocado and keep everybody full.',
    ingredients: `
      4 large slices whole wheat bread
      1 can (15 ounces) white beans, rinsed
      1 ripe avocado
      1 tablespoon lemon juice
      8 cherry tomatoes, quartered
      1 pinch salt`,
    instructions: `
      Toast the bread.
      Mash the beans with the avocado, lemon juice and salt until spreadable.
      Spread it thickly on the toast and top with the tomatoes.
      Cut into fingers for small hands.`,
    servings: 4,
    prepTime: 10,
    cookTime: 0,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'pear-quinoa-porridge',
    name: 'Pear Quinoa Porridge',
    mealType: 'breakfast',
    description: 'A gentle change from oats, and just as cozy.',
    ingredients: `
      1 cup quinoa, rinsed well
      2 1/2 cups water
      2 ripe pears, diced
      1/2 teaspoon ground ginger
      1/2 teaspoon ground cinnamon
      1 tablespoon maple syrup`,
    instructions: `
      Bring the quinoa and water to a boil, then cover and simmer for 12 minutes.
      Stir in the pears, ginger and cinnamon and simmer for 5 minutes more, until soft.
      Mash lightly with a fork, stir in the maple syrup and serve warm.`,
    servings: 4,
    prepTime: 5,
    cookTime: 20,
    dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'green-monster-smoothie',
    name: 'Green Monster Smoothie',
    mealType: 'breakfast',
    description: 'It looks like a swamp and tastes like vacation.',
    ingredients: `
      2 bananas
      2 cups baby spinach
      1 cup frozen mango chunks
      1 cup frozen pineapple chunks
      2 cups cold water`,
    instructions: `
      Put the water and spinach into the blender and blend for 30 seconds, until no leaves are seen.
      Add the bananas, mango and pineapple and blend until smooth.
      Pour into four cups and drink right away.`,
    servings: 4,
    prepTime: 5,
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
    key: 'salmon-and-chive-scramble',
    name: 'Salmon and Chive Scramble',
    mealType: 'breakfast',
    description: "Something a little special for the grown-ups' plates, and for brave small ones.",
    ingredients: `
      8 eggs
      1 can (6 ounces) salmon, drained and flaked
      2 tablespoons chopped chives
      1 tablespoon olive oil
      1/4 teaspoon ground black pepper`,
    instructions: `
      Remove any skin and bones from the salmon.
      Beat the eggs with the pepper.
      Warm the oil in a nonstick pan over medium-low heat and pour in the eggs.
      Stir slowly for 4 minutes, until set throughout, with no liquid egg left.
      Fold in the salmon and chives, warm for 1 minute and serve.`,
    servings: 4,
    prepTime: 5,
    cookTime: 6,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'sunny-tofu-scramble',
    name: 'Sunny Tofu Scramble',
    mealType: 'breakfast',
    description: 'All the comfort of scrambled eggs, without an egg.',
    ingredients: `
      1 block (14 ounces) firm tofu, drained
      1 tablespoon olive oil
      1 red bell pepper, finely diced
      2 cups baby spinach, chopped
      1/2 teaspoon ground turmeric
      1/2 teaspoon salt`,
    instructions: `
      Crumble the tofu with your hands into pieces the size of scrambled eggs.
      Soften the pepper in the oil over medium heat for 4 minutes.
      Add the tofu, turmeric and salt and cook for 4 minutes, stirring gently.
      Fold in the spinach and cook for 1 minute, until wilted.`,
    servings: 4,
    prepTime: 5,
    cookTime: 10,
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
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'sunflower-banana-quesadillas',
    name: 'Sunflower Banana Quesadillas',
    mealType: 'breakfast',
    description: 'A sandwich that thinks it is dessert, without a single nut.',
    ingredients: `
      2 large flour tortillas
      3 tablespoons sunflower seed butter
      1 banana, thinly sliced
      1/4 teaspoon ground cinnamon`,
    instructions: `
      Spread the sunflower seed butter thinly over the tortillas.
      Lay the banana over one half of each, dust with cinnamon and fold.
      Toast in a dry pan over medium heat for 2 to 3 minutes on each side.
      Cool for a minute and cut into wedges.`,
    servings: 2,
    prepTime: 5,
    cookTime: 6,
    dietaryTags: ['Vegetarian', 'Vegan', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
];
