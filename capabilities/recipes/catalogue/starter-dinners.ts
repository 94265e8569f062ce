import type { CookbookRecipe } from '../rules/starter.ts';

/** Weeknight dinners with meat or fish, and a few for Sundays. */
export const starterDinners: readonly CookbookRecipe[] = [
  {
    key: 'lemon-chicken-with-green-beans',
    name: 'Lemon Chicken with Green Beans',
    mealType: 'dinner',
    description: 'One pan, bright and buttery-tasting, without any butter.',
    ingredients: `
      1 1/2 pounds boneless chicken breasts, cut into strips
      12 ounces green beans, trimmed
      2 tablespoons olive oil
      2 cloves garlic, minced
      1 lemon, juiced
      1/2 teaspoon salt
      1/4 teaspoon ground black pepper`,
    instructions: `
      Season the chicken with the salt and pepper.
      Brown it in half of the oil over medium-high heat for 6 to 8 minutes, until it reaches 165 °F, and set it aside.
      Cook the green beans in the rest of the oil with 2 tablespoons of water, covered, for 5 minutes.
      Stir in the garlic for 1 minute, then return the chicken.
      Pour the lemon juice over it and toss.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'turkey-taco-rice-bowls',
    name: 'Turkey Taco Rice Bowls',
    mealType: 'dinner',
    description: 'Taco night without anything falling out of a shell.',
    ingredients: `
      1 pound extra-lean ground turkey
      1 can (15 ounces) black beans, rinsed
      1 cup mild salsa
      2 teaspoons chili powder
      1 teaspoon ground cumin
      1 cup white rice
      2 cups shredded romaine lettuce
      1 cup cherry tomatoes, quartered`,
    instructions: `
      Cook the rice as the package says.
      Brown the turkey in a nonstick pan over medium-high heat for 6 minutes, breaking it up, until no pink is left.
      Stir in the chili powder and cumin, then the beans and salsa.
      Simmer for 5 minutes.
      Divide the rice among four bowls and spoon the turkey over it.
      Top with the lettuce and tomatoes.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'sheet-pan-salmon-and-broccoli',
    name: 'Sheet-Pan Salmon and Broccoli',
    mealType: 'dinner',
    description: 'The oven cooks and you sit down for a quarter of an hour.',
    ingredients: `
      4 salmon fillets (5 ounces each)
      1 large head broccoli, cut into florets
      2 tablespoons olive oil
      1 lemon, sliced
      1/2 teaspoon salt
      1/2 teaspoon garlic powder`,
    instructions: `
      Heat the oven to 425 °F and line a sheet pan.
      Toss the broccoli with half of the oil and half of the salt, and spread it around the edges.
      Place the salmon in the middle, brush with the rest of the oil and season with the garlic powder and salt.
      Lay the lemon slices on top and roast for 12 to 15 minutes, until the fish flakes easily.
      For toddlers, flake the fish and feel for bones.`,
    servings: 4,
    prepTime: 8,
    cookTime: 15,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'beef-and-pepper-stir-fry',
    name: 'Beef and Pepper Stir-Fry',
    mealType: 'dinner',
    description: 'Faster than delivery, and everybody gets their favorite color of pepper.',
    ingredients: `
      1 pound flank steak, thinly sliced across the grain
      3 bell peppers, sliced
      3 tablespoons tamari
      1 tablespoon cornstarch
      1 tablespoon grated fresh ginger
      2 cloves garlic, minced
      1 tablespoon canola oil
      1 cup white rice`,
    instructions: `
      Cook the rice as the package says.
      Mix the tamari, cornstarch and 1/4 cup of water.
      Sear the steak in half of the oil over high heat for 3 minutes and set it aside.
      Fry the peppers in the rest of the oil for 3 minutes, then add the ginger and garlic for 1 minute.
      Return the steak, pour in the sauce and stir for 1 minute, until it thickens.
      Serve over the rice.`,
    servings: 4,
    prepTime: 12,
    cookTime: 15,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'baked-cod-with-tomatoes',
    name: 'Baked Cod with Tomatoes',
    mealType: 'dinner',
    description: 'Mild, flaky and forgiving: a good first fish.',
    ingredients: `
      4 cod fillets (5 ounces each)
      2 cups cherry tomatoes, quartered
      1 zucchini, thinly sliced
      2 cloves garlic, minced
      2 tablespoons lemon juice
      1 teaspoon dried oregano
      1/2 teaspoon salt`,
    instructions: `
      Heat the oven to 400 °F.
      Spread the tomatoes, zucchini and garlic in a baking dish and season with half of the salt and oregano.
      Lay the cod on top, sprinkle with the lemon juice and the rest of the seasoning.
      Bake for 15 to 18 minutes, until the fish flakes with a fork.`,
    servings: 4,
    prepTime: 8,
    cookTime: 18,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Low-Carb', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'turkey-meatballs-with-zucchini-noodles',
    name: 'Turkey Meatballs with Zucchini Noodles',
    mealType: 'dinner',
    description: 'Twirling is allowed, and so is eating the meatballs first.',
    ingredients: `
      1 pound ground turkey
      1 egg
      2 cloves garlic, minced
      1 teaspoon dried Italian seasoning
      1/2 teaspoon salt
      4 zucchini, spiralized
      1 1/2 cups canned crushed tomatoes
      1 tablespoon olive oil`,
    instructions: `
      Heat the oven to 400 °F and line a sheet pan.
      Mix the turkey with the egg, garlic, Italian seasoning and salt, and roll into 20 small balls.
      Bake for 15 to 18 minutes, until they reach 165 °F inside.
      Meanwhile simmer the tomatoes for 8 minutes.
      Soften the zucchini noodles in the oil for 2 minutes and top with the meatballs and sauce.
      For toddlers, cut the meatballs into quarters.`,
    servings: 4,
    prepTime: 15,
    cookTime: 18,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'sheet-pan-chicken-fajitas',
    name: 'Sheet-Pan Chicken Fajitas',
    mealType: 'dinner',
    description: 'Colorful strips straight from the oven into warm tortillas.',
    ingredients: `
      1 1/2 pounds boneless chicken breasts, sliced
      3 bell peppers, sliced
      1 red onion, sliced
      2 tablespoons olive oil
      2 teaspoons chili powder
      1 teaspoon ground cumin
      1/2 teaspoon salt
      1 lime, juiced
      8 corn tortillas`,
    instructions: `
      Heat the oven to 425 °F.
      Toss the chicken, peppers and onion on a sheet pan with the oil, chili powder, cumin and salt.
      Roast for 16 to 18 minutes, stirring once, until the chicken reaches 165 °F.
      Warm the tortillas in the oven for the last 2 minutes.
      Squeeze the lime over the pan and let everybody fill their own.`,
    servings: 4,
    prepTime: 10,
    cookTime: 18,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'beef-and-sweet-potato-chili',
    name: 'Beef and Sweet Potato Chili',
    mealType: 'dinner',
    description: 'Mild, thick and a little sweet, with leftovers for tomorrow.',
    ingredients: `
      1 1/2 pounds lean ground beef
      2 sweet potatoes, peeled and diced
      1 onion, chopped
      1 red bell pepper, chopped
      1 can (28 ounces) diced tomatoes
      1 cup water
      1 tablespoon chili powder
      2 teaspoons ground cumin
      1 teaspoon salt`,
    instructions: `
      Brown the beef in a large pot over medium-high heat for 6 minutes, until no pink is left.
      Add the onion and pepper and cook for 4 minutes.
      Stir in the chili powder, cumin and salt, then the sweet potatoes, tomatoes and water.
      Cover and simmer for 20 minutes, until the sweet potatoes are soft.`,
    servings: 6,
    prepTime: 15,
    cookTime: 30,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'cauliflower-rice-beef-bowls',
    name: 'Cauliflower Rice Beef Bowls',
    mealType: 'dinner',
    description: 'All the toppings of a burrito and none of the wrapping.',
    ingredients: `
      1 pound ground beef
      1 pound frozen cauliflower rice
      1 tablespoon olive oil
      2 teaspoons ground cumin
      1 teaspoon paprika
      1/2 teaspoon salt
      1 ripe avocado, diced
      2 cups shredded romaine lettuce
      1 lime, cut into wedges`,
    instructions: `
      Brown the beef over medium-high heat for 7 minutes, until no pink is left, and drain off the fat.
      Season with the cumin, paprika and half of the salt.
      Cook the cauliflower rice in the oil with the rest of the salt for 5 minutes, until tender.
      Divide it among four bowls and top with the beef, lettuce and avocado.
      Serve with the lime.`,
    servings: 4,
    prepTime: 10,
    cookTime: 15,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'mild-yogurt-chicken-curry',
    name: 'Mild Yogurt Chicken Curry',
    mealType: 'dinner',
    description: 'A first curry: gentle, golden and good with rice.',
    ingredients: `
      1 1/4 pounds boneless skinless chicken breasts, cubed
      1 onion, finely chopped
      1 tablespoon grated fresh ginger
      2 teaspoons ground coriander
      1 teaspoon ground turmeric
      1 can (15 ounces) crushed tomatoes
      3/4 cup nonfat plain yogurt
      1/2 teaspoon salt
      1 cup basmati rice`,
    instructions: `
      Cook the rice as the package says.
      Soften the onion and ginger with 3 tablespoons of water in a nonstick pan for 4 minutes.
      Stir in the coriander, turmeric and salt for 1 minute.
      Add the tomatoes and chicken and simmer for 10 minutes, until the chicken reaches 165 °F.
      Take the pan off the heat, wait for 1 minute and stir in the yogurt.
      Serve over the rice.`,
    servings: 4,
    prepTime: 10,
    cookTime: 18,
    dietaryTags: ['Gluten-Free', 'Nut-Free', 'Low-Fat', 'Halal'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'unstuffed-pepper-skillet',
    name: 'Unstuffed Pepper Skillet',
    mealType: 'dinner',
    description: 'Stuffed peppers for people who have no time to stuff.',
    ingredients: `
      1 pound lean ground beef
      3 bell peppers, diced
      1 onion, diced
      1 cup white rice
      1 can (15 ounces) diced tomatoes
      2 cups water
      1 teaspoon dried oregano
      3/4 teaspoon salt`,
    instructions: `
      Brown the beef in a deep skillet over medium-high heat for 6 minutes, until no pink is left.
      Add the onion and peppers and cook for 4 minutes.
      Stir in the rice, tomatoes, water, oregano and salt.
      Cover and simmer over low heat for 15 minutes, until the rice is tender.`,
    servings: 4,
    prepTime: 10,
    cookTime: 25,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'shrimp-and-cabbage-tacos',
    name: 'Shrimp and Cabbage Tacos',
    mealType: 'dinner',
    description: 'A bit of beach on a Thursday.',
    ingredients: `
      1 pound peeled raw shrimp
      2 cups finely shredded cabbage
      8 corn tortillas
      1 tablespoon olive oil
      1 teaspoon paprika
      2 tablespoons lime juice
      1 ripe avocado, sliced
      1/2 teaspoon salt`,
    instructions: `
      Toss the cabbage with half of the lime juice and half of the salt.
      Season the shrimp with the paprika and the rest of the salt.
      Cook them in the oil over medium-high heat for 2 minutes on each side, until pink and firm.
      Warm the tortillas and fill them with cabbage, shrimp and avocado.
      Sprinkle with the rest of the lime juice.`,
    servings: 4,
    prepTime: 15,
    cookTime: 6,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'pork-chops-with-warm-apples',
    name: 'Pork Chops with Warm Apples',
    mealType: 'dinner',
    description: 'Apples from the same pan make their own sauce.',
    ingredients: `
      4 boneless pork chops (6 ounces each)
      2 apples, sliced
      1 onion, sliced
      1 tablespoon olive oil
      1/2 teaspoon dried thyme
      1/2 teaspoon salt`,
    instructions: `
      Season the chops with the salt and thyme.
      Sear them in the oil over medium-high heat for 4 minutes on each side, until they reach 145 °F, and let them rest on a plate.
      Cook the onion and apples in the same pan with 1/4 cup of water for 8 minutes, until soft.
      Return the chops to the pan to warm, and serve.`,
    servings: 4,
    prepTime: 5,
    cookTime: 20,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'turkey-bolognese',
    name: 'Turkey Bolognese',
    mealType: 'dinner',
    description: 'The red sauce that every child seems to trust.',
    ingredients: `
      12 ounces spaghetti
      1 pound ground turkey
      1 onion, finely chopped
      2 carrots, finely grated
      2 cloves garlic, minced
      1 can (28 ounces) crushed tomatoes
      1 tablespoon olive oil
      1 teaspoon dried basil
      1/2 teaspoon salt`,
    instructions: `
      Soften the onion and carrots in the oil over medium heat for 5 minutes.
      Add the turkey and garlic and brown for 6 minutes, until no pink is left.
      Stir in the tomatoes, basil and salt and simmer for 15 minutes.
      Meanwhile cook the spaghetti as the package says.
      Drain, toss with the sauce and cut it short for toddlers.`,
    servings: 6,
    prepTime: 10,
    cookTime: 30,
    dietaryTags: ['Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'creamy-tuna-noodle-skillet',
    name: 'Creamy Tuna Noodle Skillet',
    mealType: 'dinner',
    description: 'Pantry comfort for the day before shopping day.',
    ingredients: `
      8 ounces egg noodles
      2 cans (5 ounces each) tuna in water, drained
      1 cup frozen peas
      1 cup milk
      4 ounces cream cheese
      1/2 teaspoon garlic powder
      1/4 teaspoon ground black pepper`,
    instructions: `
      Cook the noodles as the package says, adding the peas for the last 2 minutes, and drain.
      Warm the milk and cream cheese in the same pot over low heat, stirring until smooth.
      Season with the garlic powder and pepper.
      Fold in the noodles, peas and tuna and warm for 2 minutes.`,
    servings: 4,
    prepTime: 5,
    cookTime: 18,
    dietaryTags: ['Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'chicken-noodle-soup',
    name: 'Chicken Noodle Soup',
    mealType: 'dinner',
    description: 'For colds, for rain and for no reason.',
    ingredients: `
      1 pound boneless skinless chicken breasts
      8 cups chicken broth
      3 carrots, diced
      2 celery stalks, finely sliced
      1 onion, chopped
      6 ounces fine noodles
      1/2 teaspoon dried thyme`,
    instructions: `
      Bring the broth with the carrots, celery, onion and thyme to a boil.
      Add the chicken and simmer gently for 15 minutes, until it reaches 165 °F.
      Lift out the chicken and shred it with two forks.
      Cook the noodles in the soup for 5 minutes, return the chicken and serve.`,
    servings: 6,
    prepTime: 10,
    cookTime: 25,
    dietaryTags: ['Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'lettuce-wrapped-burgers',
    name: 'Lettuce-Wrapped Burgers',
    mealType: 'dinner',
    description: 'All burger, no bun, plenty of napkins.',
    ingredients: `
      1 1/2 pounds ground beef
      1/2 teaspoon salt
      1/2 teaspoon garlic powder
      8 large iceberg lettuce leaves
      1 tomato, sliced
      1 dill pickle, sliced
      1 ripe avocado, sliced`,
    instructions: `
      Mix the beef with the salt and garlic powder and shape four flat patties.
      Cook over medium-high heat for 4 to 5 minutes on each side, until they reach 160 °F.
      Set each patty on a lettuce leaf and top with the tomato, pickle and avocado.
      Cover with a second leaf and wrap the lower half in paper.`,
    servings: 4,
    prepTime: 10,
    cookTime: 10,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'herby-lamb-kofta-with-cucumber-salad',
    name: 'Herby Lamb Kofta with Cucumber Salad',
    mealType: 'dinner',
    description: 'Little fingers of spiced lamb that small hands can hold.',
    ingredients: `
      1 pound ground lamb
      1/2 small onion, finely grated
      2 tablespoons chopped mint
      1 teaspoon ground cumin
      1/2 teaspoon salt
      2 cucumbers, diced
      2 tablespoons lemon juice
      1 tablespoon olive oil`,
    instructions: `
      Mix the lamb with the onion, half of the mint, the cumin and the salt.
      Shape it into 12 small logs.
      Broil or grill for 4 to 5 minutes on each side, until they reach 160 °F.
      Toss the cucumbers with the lemon juice, oil and the rest of the mint and serve beside them.`,
    servings: 4,
    prepTime: 15,
    cookTime: 10,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'chicken-thighs-with-root-vegetables',
    name: 'Chicken Thighs with Root Vegetables',
    mealType: 'dinner',
    description: 'Everything roasts together while homework gets done.',
    ingredients: `
      8 boneless chicken thighs
      1 pound potatoes, cut into wedges
      3 carrots, cut into sticks
      2 parsnips, cut into sticks
      2 tablespoons olive oil
      1 teaspoon dried rosemary
      3/4 teaspoon salt`,
    instructions: `
      Heat the oven to 425 °F.
      Toss the potatoes, carrots and parsnips with the oil, rosemary and half of the salt on a large sheet pan.
      Roast for 15 minutes.
      Add the chicken, season with the rest of the salt and roast for 25 minutes more, until it reaches 165 °F.`,
    servings: 4,
    prepTime: 15,
    cookTime: 40,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'maple-salmon-rice-bowls',
    name: 'Maple Salmon Rice Bowls',
    mealType: 'dinner',
    description: 'Sticky, sweet and gone before you sit down.',
    ingredients: `
      4 salmon fillets (4 ounces each)
      2 tablespoons tamari
      1 tablespoon maple syrup
      1 cup white rice
      1 cucumber, diced
      1 carrot, finely grated
      1 teaspoon canola oil`,
    instructions: `
      Cook the rice as the package says.
      Heat the oven to 425 °F and oil a small baking dish.
      Stir the tamari and maple syrup together and spoon them over the salmon.
      Bake for 10 to 12 minutes, until the fish flakes easily.
      Divide the rice among four bowls and top with the salmon, cucumber and carrot.`,
    servings: 4,
    prepTime: 10,
    cookTime: 18,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'gentle-chicken-rice-porridge',
    name: 'Gentle Chicken Rice Porridge',
    mealType: 'dinner',
    description: 'A soft bowl for tender tummies and tired evenings.',
    ingredients: `
      1 cup white rice
      8 cups chicken broth
      12 ounces boneless skinless chicken breast
      1 tablespoon grated fresh ginger
      2 green onions, thinly sliced`,
    instructions: `
      Bring the rice, broth and ginger to a boil.
      Add the chicken and simmer for 15 minutes, until it reaches 165 °F, then lift it out and shred it.
      Let the rice simmer for 20 minutes more, stirring now and then, until thick and creamy.
      Stir in the chicken and top with the green onions.`,
    servings: 4,
    prepTime: 5,
    cookTime: 40,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'turkey-cabbage-skillet',
    name: 'Turkey Cabbage Skillet',
    mealType: 'dinner',
    description: 'The inside of an egg roll, with hardly any work.',
    ingredients: `
      1 pound extra-lean ground turkey
      6 cups shredded cabbage
      1 carrot, grated
      3 green onions, sliced
      2 cloves garlic, minced
      1 tablespoon grated fresh ginger
      2 tablespoons coconut aminos`,
    instructions: `
      Brown the turkey in a large nonstick skillet over medium-high heat for 6 minutes, until no pink is left.
      Stir in the garlic and ginger for 1 minute.
      Add the cabbage, carrot and coconut aminos and cook for 5 minutes, until just tender.
      Scatter the green onions over it.`,
    servings: 4,
    prepTime: 8,
    cookTime: 12,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Low-Fat', 'Halal', 'Kosher'],
    suitableForAges: ['Kids'],
  },
  {
    key: 'ham-and-pea-orzo',
    name: 'Ham and Pea Orzo',
    mealType: 'dinner',
    description: 'Tiny pasta, sweet peas and a little ham: nothing left to argue about.',
    ingredients: `
      12 ounces orzo
      4 cups chicken broth
      8 ounces cooked ham, finely diced
      1 1/2 cups frozen peas
      1 tablespoon butter
      1/4 teaspoon ground black pepper`,
    instructions: `
      Bring the broth to a boil and cook the orzo in it for 9 minutes, stirring often.
      Stir in the peas and ham and cook for 3 minutes, until most of the broth is gone.
      Take off the heat and stir in the butter and pepper.`,
    servings: 4,
    prepTime: 5,
    cookTime: 15,
    dietaryTags: ['Nut-Free'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'slow-cooker-beef-and-carrot-stew',
    name: 'Slow-Cooker Beef and Carrot Stew',
    mealType: 'dinner',
    description: 'Start it at breakfast and come home to a house that smells like dinner.',
    ingredients: `
      2 pounds beef chuck, cut into 1-inch cubes
      5 carrots, cut into chunks
      1 pound potatoes, cut into chunks
      1 onion, chopped
      2 cups beef broth
      2 tablespoons tomato paste
      1 teaspoon dried thyme
      1 teaspoon salt`,
    instructions: `
      Put the carrots, potatoes and onion into the slow cooker and lay the beef on top.
      Whisk the broth with the tomato paste, thyme and salt and pour it over.
      Cover and cook on low for 8 hours, until the beef falls apart.
      Mash a few potatoes into the sauce to thicken it.`,
    servings: 6,
    prepTime: 20,
    cookTime: 480,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Paleo', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'sunday-roast-chicken',
    name: 'Sunday Roast Chicken',
    mealType: 'dinner',
    description: 'One bird, one pan and hardly anything to watch.',
    ingredients: `
      1 whole chicken (about 4 pounds)
      2 fennel bulbs, cut into wedges
      1 lemon, halved
      2 tablespoons olive oil
      1 teaspoon dried thyme
      1 teaspoon salt`,
    instructions: `
      Heat the oven to 425 °F.
      Pat the chicken dry, rub it with half of the oil, the thyme and the salt, and put the lemon inside.
      Toss the fennel with the rest of the oil in a roasting pan and set the chicken on top.
      Roast for 70 to 75 minutes, until the thickest part of the thigh reaches 165 °F.
      Let it rest for 10 minutes before carving.`,
    servings: 6,
    prepTime: 15,
    cookTime: 75,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Keto', 'Paleo', 'Low-Carb', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'crispy-oven-fish-sticks',
    name: 'Crispy Oven Fish Sticks',
    mealType: 'dinner',
    description: 'The freezer kind, only with real fish and a real crunch.',
    ingredients: `
      1 1/4 pounds cod fillets, cut into sticks
      1 1/2 cups crushed gluten-free corn flakes
      2 eggs
      1 tablespoon olive oil
      1/2 teaspoon paprika
      1/2 teaspoon salt
      3 cups broccoli florets`,
    instructions: `
      Heat the oven to 425 °F and oil a sheet pan.
      Mix the corn flakes with the paprika and salt on a plate, and beat the eggs in a bowl.
      Dip the fish into the egg, then press it into the crumbs.
      Bake for 12 to 14 minutes, turning once, until crisp and flaky.
      Meanwhile steam the broccoli for 5 minutes.`,
    servings: 4,
    prepTime: 15,
    cookTime: 14,
    dietaryTags: ['Gluten-Free', 'Dairy-Free', 'Nut-Free', 'Halal', 'Kosher'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
  {
    key: 'chicken-broccoli-cheese-skillet',
    name: 'Chicken Broccoli Cheese Skillet',
    mealType: 'dinner',
    description: 'The casserole everybody likes, without the hour in the oven.',
    ingredients: `
      1 1/4 pounds boneless chicken breasts, cubed
      4 cups broccoli florets
      1 cup shredded cheddar cheese
      1/3 cup heavy cream
      1 tablespoon olive oil
      1/2 teaspoon salt`,
    instructions: `
      Brown the chicken in the oil over medium-high heat for 7 minutes, until it reaches 165 °F.
      Add the broccoli with 1/4 cup of water, cover and steam for 4 minutes.
      Stir in the cream and salt and simmer for 2 minutes.
      Scatter the cheese over it, cover and let it melt for 1 minute.`,
    servings: 4,
    prepTime: 8,
    cookTime: 16,
    dietaryTags: ['Gluten-Free', 'Nut-Free', 'Keto', 'Low-Carb', 'Halal'],
    suitableForAges: ['Toddlers', 'Kids'],
  },
];
