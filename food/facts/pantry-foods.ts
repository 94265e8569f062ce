/** Foods that nearly every kitchen has, so that hardly anyone buys them for one dish; a family can change its own list. */
export const pantryFoods: readonly string[] =
  `water|ice|salt|kosher salt|sea salt|black pepper|white pepper|all-purpose flour|sugar|brown sugar|cornstarch|baking powder|
   baking soda|vanilla extract|olive oil|vegetable oil|canola oil|cooking spray|vinegar|apple cider vinegar|soy sauce|honey|cinnamon|
   nutmeg|allspice|ground cloves|ground ginger|turmeric|cumin|ground coriander|paprika|smoked paprika|chili powder|cayenne|red pepper flakes|
   curry powder|mustard powder|garlic powder|onion powder|bay leaves|dried basil|dried oregano|dried thyme|dried rosemary|dried parsley|
   dried dill|italian seasoning`
    .split('|')
    .map((food) => food.trim());
