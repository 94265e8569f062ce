import { expect, test } from 'vitest';
import { drawingOf } from '../rules/dish-drawing.ts';
import { starterCookbook } from './starter-cookbook.ts';

/** The drawing for each recipe of the starter cookbook, by its name alone. Look at the drawing before you change a line. */
const expected = {
  bites: ['Broccoli Cheddar Bites'],
  bowl: [
    'Cauliflower Rice Beef Bowls',
    'Coconut Tofu with Bok Choy',
    'Cottage Cheese Peach Bowls',
    'Mango Coconut Rice Cups',
    'Maple Salmon Rice Bowls',
    'Roasted Vegetable Quinoa Box',
    'Turkey Taco Rice Bowls',
  ],
  burger: ['Lettuce-Wrapped Burgers'],
  casserole: ['Cauliflower Cheese Bake', 'Vegetable Lasagna'],
  chicken: ['Chicken Thighs with Root Vegetables', 'Lemon Chicken with Green Beans', 'Sunday Roast Chicken'],
  cookie: ['Banana Oat Soft Cookies'],
  curry: ['Coconut Chickpea Curry', 'Mild Yogurt Chicken Curry'],
  dip: [
    'Butternut Chickpea Mash',
    'Cucumber Dip with Pita Strips',
    'Guacamole with Soft Tortilla Triangles',
    'White Bean Dip with Steamed Sticks',
  ],
  egg: [
    'Eggs in Tomato Pepper Sauce',
    'Salmon and Chive Scramble',
    'Soft Omelet Strips',
    'Spinach Cheddar Frittata',
    'Sunny Tofu Scramble',
  ],
  fish: ['Baked Cod with Tomatoes', 'Crispy Oven Fish Sticks'],
  fritters: ['Chickpea Zucchini Fritters', 'Little Salmon Potato Cakes', 'Mini Turkey Zucchini Patties'],
  fruit: ['Rainbow Fruit Salad', 'Warm Cinnamon Apples'],
  linguine: [
    'Broccoli Pasta with Crispy Crumbs',
    'Ham and Pea Orzo',
    'Squash Mac and Cheese',
    'Tiny Pasta with Peas and Ricotta',
  ],
  meat: ['Pork Chops with Warm Apples'],
  meatballs: ['Herby Lamb Kofta with Cucumber Salad', 'Turkey Meatballs with Zucchini Noodles'],
  muffin: ['Garden Egg Muffins', 'Pumpkin Mini Muffins', 'Savory Cheddar Corn Muffins', 'Whole Wheat Carrot Muffins'],
  noodles: ['Cold Rice Noodle Tofu Box'],
  oatmeal: ['Apple Cinnamon Oatmeal', 'Gentle Chicken Rice Porridge', 'Pear Oat Fingers', 'Pear Quinoa Porridge'],
  pancakes: ['Fluffy Banana Pancakes'],
  parfait: ['Blueberry Yogurt Bowls', 'Overnight Oats with Strawberries', 'Raspberry Coconut Chia Pudding'],
  pasta: ['One-Pot Tomato Basil Pasta', 'Turkey Bolognese'],
  pizza: ['Build-Your-Own Pizza Box', 'Flatbread Veggie Pizzas'],
  pop: ['Strawberry Yogurt Pops'],
  potato: ['Loaded Baked Potato Bar', 'Soft Sweet Potato Wedges'],
  quesadilla: ['Black Bean Quesadillas', 'Sunflower Banana Quesadillas'],
  rolls: ['Banana Sandwich Sushi', 'Rainbow Hummus Pinwheels', 'Turkey Cucumber Roll-Ups'],
  salad: [
    'Black Bean Corn Salad Jars',
    'Lemon Couscous Chickpea Salad',
    'Potato Green Bean Egg Salad',
    'Tuna Pea Pasta Salad',
  ],
  sandwich: ['Egg Salad Sandwiches', 'Turkey Apple Sandwiches'],
  skillet: [
    'Chicken Broccoli Cheese Skillet',
    'Creamy Tuna Noodle Skillet',
    'Sweet Potato Turkey Hash',
    'Turkey Cabbage Skillet',
    'Unstuffed Pepper Skillet',
  ],
  smoothie: ['Green Monster Smoothie'],
  soup: [
    'Chicken Noodle Soup',
    'Mushroom Barley Soup',
    'Red Lentil Soup',
    'Thermos Tomato Rice Soup',
    'White Bean Minestrone',
  ],
  stacks: ['Cheese and Cucumber Stacks'],
  stew: ['Beef and Sweet Potato Chili', 'Chickpea Spinach Tomato Stew', 'Slow-Cooker Beef and Carrot Stew'],
  taco: [
    'Bean and Egg Breakfast Tacos',
    'Sheet-Pan Chicken Fajitas',
    'Shrimp and Cabbage Tacos',
    'Sweet Potato Black Bean Tacos',
  ],
  toast: ['Cinnamon French Toast Sticks', 'White Bean Avocado Toast'],
  tray: ['Sheet-Pan Salmon and Broccoli'],
  vegetable: ['Tuna-Stuffed Mini Peppers'],
  wok: ['Beef and Pepper Stir-Fry', 'Tofu and Snow Pea Stir-Fry', 'Vegetable Egg Fried Rice'],
  wrap: ['Chicken Avocado Lettuce Rolls', 'Chicken Grape Salad Pitas', 'Freezer Bean Burritos'],
};

test('every recipe of the starter cookbook has the drawing of such a dish', () => {
  const drawn = starterCookbook.map((recipe) => ({
    name: recipe.name,
    drawing: drawingOf({ ...recipe, ingredients: [] }),
  }));
  const names = Object.entries(Object.groupBy(drawn, ({ drawing }) => drawing));
  expect(
    Object.fromEntries(names.map(([drawing, all = []]) => [drawing, all.map(({ name }) => name).toSorted()])),
  ).toEqual(expected);
});
