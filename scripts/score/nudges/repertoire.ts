/** What simulated families visit, buy and cook. A period that is listed twice is twice as likely. */

export const childVisits = [
  { type: 'Dental', title: 'Dentist', share: 0.75, periods: [182, 182, 182, 120] },
  { type: 'Medical - Specialist', title: 'Orthodontist', share: 0.35, periods: [28, 42, 42, 60] },
  { type: 'Medical - Pediatrician', title: 'Checkup', share: 0.5, periods: [61, 91, 182, 365] },
  { type: 'Personal Care', title: 'Haircut', share: 0.55, periods: [30, 42, 56] },
  { type: 'Educational', title: 'Parent-teacher meeting', share: 0.2, periods: [91, 120] },
];

/** Without a child it is the parent's own visit. */
export const ownVisits = [
  { type: 'Dental', title: 'Dentist', share: 0.4, periods: [182] },
  { type: 'Medical - Specialist', title: 'Physical therapy', share: 0.25, periods: [30, 91] },
  { type: 'Vision', title: 'Eye doctor', share: 0.3, periods: [182, 365] },
  { type: 'Personal Care', title: 'Hair salon', share: 0.5, periods: [42, 56] },
];

export const oneOffVisits = [
  { type: 'Medical - Pediatrician', title: 'Sick visit' },
  { type: 'Dental', title: 'Toothache' },
  { type: 'Medical - Specialist', title: 'Second opinion' },
  { type: 'Vision', title: 'Broken glasses' },
  { type: 'Educational', title: 'Open house' },
  { type: 'Other', title: 'Passport photos' },
];

/** The usual time between two purchases; most of what a household uses up is bought every week or every other week. */
export const purchasePeriods = [3, 4, 5, 7, 7, 7, 7, 7, 10, 14, 14, 14, 14, 21, 21, 28, 28, 35, 45, 60];
/** Only for families that shop twice a week. */
export const shortestPeriodOfOneTrip = 7;

export const foods = [
  ...['milk', 'eggs', 'bread', 'bananas', 'yogurt', 'butter', 'cheddar', 'apples', 'chicken breast', 'ground beef'],
  ...['diapers', 'wipes', 'coffee', 'orange juice', 'cereal', 'rice', 'pasta', 'tomatoes', 'spinach', 'carrots'],
  ...['toilet paper', 'dish soap', 'laundry detergent', 'dog food', 'cat litter', 'peanut butter', 'jam', 'tortillas'],
  ...['salsa', 'hummus', 'grapes', 'strawberries', 'blueberries', 'avocados', 'lettuce', 'cucumbers', 'potatoes'],
  ...['onions', 'garlic', 'olive oil', 'flour', 'sugar', 'oat milk', 'cream cheese', 'bagels', 'granola bars'],
  ...['crackers', 'ham', 'turkey', 'bacon', 'salmon', 'shrimp', 'tofu', 'black beans', 'chickpeas', 'lentils'],
  ...['popcorn', 'ice cream', 'ketchup', 'mustard', 'mayonnaise', 'soy sauce', 'honey', 'tea', 'sparkling water'],
  ...['paper towels', 'trash bags', 'shampoo', 'toothpaste', 'limes', 'lemons', 'mushrooms', 'broccoli', 'zucchini'],
];

export const dinnerPeriods = [7, 7, 7, 10, 14, 14, 14, 21, 21, 28, 28, 42];

export const dinners = [
  ...['Tacos', 'Spaghetti', 'Chili', 'Lentil soup', 'Roast chicken', 'Stir-fry', 'Meatballs', 'Mac and cheese'],
  ...['Fried rice', 'Burgers', 'Salmon and rice', 'Pancakes for dinner', 'Quesadillas', 'Chicken curry', 'Ramen'],
  ...['Sheet-pan sausages', 'Lasagna', 'Pot roast', 'Shrimp pasta', 'Baked potatoes', 'Turkey wraps', 'Minestrone'],
  ...['Enchiladas', 'Pork chops', 'Veggie burgers', 'Gnocchi', 'Fish sticks', 'Pad thai', 'Risotto', 'Stuffed peppers'],
  ...['Tomato soup', 'Shepherd’s pie', 'Poke bowls', 'Falafel', 'Beef stew', 'Omelets'],
];
