/** Suggestions for a family in North America, month by month: school, health, house, holidays and fun. */

export interface SeasonalSuggestion {
  /** Permanent identifier; stored with the family's answer, so it must not change. */
  key: string;
  /** The day of the month on which it is due. */
  day: number;
  title: string;
  description: string;
  /** The last day on which it makes sense: a day of the month, or the first such weekday on or after a day. */
  lastDay?: number | { weekday: number; from: number };
  /** Only for time zones where the clock changes in the night before its last day. */
  isForClockChange?: boolean;
}

const sunday = 0;
const monday = 1;
const thursday = 4;
const friday = 5;

const january: SeasonalSuggestion[] = [
  {
    key: 'family-calendar',
    day: 2,
    title: 'Put the school year on the calendar',
    description: 'Days off, half days, recitals and conferences: ten minutes now save a scramble in May.',
  },
  {
    key: 'take-down-decorations',
    day: 6,
    title: 'Pack away the holiday decorations',
    description: 'Label the boxes and write down which lights no longer work.',
  },
  {
    key: 'thank-you-notes',
    day: 8,
    title: 'Write thank-you notes',
    description: 'A drawing and one sentence per gift is plenty.',
  },
  {
    key: 'use-it-dental',
    day: 12,
    title: 'Book the first dental checkups of the year',
    description: 'A new insurance year has started, and the good time slots are still open.',
  },
  {
    key: 'summer-camp-research',
    day: 15,
    title: 'Look at summer camps',
    description: 'Popular camps open registration this month and fill up in days.',
  },
  {
    key: 'tax-folder',
    day: 20,
    title: 'Start a folder for tax papers',
    description: 'Childcare receipts, donations and the forms that arrive by mail, all in one place.',
  },
  {
    key: 'winter-gear-check',
    day: 24,
    title: 'Check boots, gloves and snow pants',
    description: 'Winter sales are on, and someone has surely grown.',
  },
];

const february: SeasonalSuggestion[] = [
  {
    key: 'valentines-for-class',
    day: 5,
    lastDay: 14,
    title: 'Make valentines for the class',
    description: 'Ask the teacher for the class list and whether treats are okay.',
  },
  {
    key: 'summer-camp-signup',
    day: 8,
    title: 'Sign up for summer camp',
    description: 'Have the health forms and deposit ready before registration opens.',
  },
  {
    key: 'kindergarten-registration',
    day: 10,
    title: 'Register for kindergarten or preschool',
    description: 'Most districts ask for a birth certificate, vaccination records and proof of address.',
  },
  {
    key: 'winter-break-plan',
    day: 12,
    lastDay: { weekday: monday, from: 15 },
    title: 'Plan the winter break',
    description: "School's out around Presidents' Day. Who's home with the kids?",
  },
  {
    key: 'spring-sports-signup',
    day: 18,
    title: 'Sign up for spring sports',
    description: 'Soccer, T-ball and track fill up long before the snow is gone.',
  },
  {
    key: 'pet-dental-month',
    day: 20,
    title: "Get the pets' teeth checked",
    description: 'Many vets discount dental checkups in February.',
  },
  {
    key: 'medicine-cabinet',
    day: 24,
    title: 'Go through the medicine cabinet',
    description: "Take expired medicine to a pharmacy and restock the kids' fever medicine.",
  },
];

const march: SeasonalSuggestion[] = [
  {
    key: 'clocks-forward',
    day: 7,
    lastDay: { weekday: sunday, from: 8 },
    isForClockChange: true,
    title: 'Clocks go forward: test the smoke detectors',
    description:
      'Daylight saving time starts on the second Sunday. Put in new batteries, and move bedtime up ten minutes each night before.',
  },
  {
    key: 'spring-break-plan',
    day: 3,
    title: 'Arrange care for spring break',
    description: 'Camps, grandparents or days off: decide while there are still spots.',
  },
  {
    key: 'spring-holidays',
    day: 10,
    // Easter is on March 22 at the earliest.
    lastDay: 21,
    title: 'Plan the spring holidays',
    description: "Easter, Passover or just a long lunch outside: who's coming, and who brings what?",
  },
  {
    key: 'outgrown-winter-clothes',
    day: 14,
    title: 'Sort the outgrown winter clothes',
    description: 'Keep, hand down or donate, and note the sizes to buy for next winter.',
  },
  {
    key: 'swim-lessons',
    day: 16,
    title: 'Sign up for swim lessons',
    description: 'A few lessons before the pools open make summer safer and calmer.',
  },
  {
    key: 'spring-allergies',
    day: 18,
    title: 'Get ready for pollen',
    description: 'Refill allergy medicine, change the filters at home, and let the school know if it should.',
  },
  {
    key: 'seedlings',
    day: 22,
    title: 'Start seeds on the windowsill',
    description: 'Tomatoes and sunflowers in egg cartons. Kids love checking on them every morning.',
  },
  {
    key: 'spring-cleaning',
    day: 26,
    title: 'Spring-clean one room at a time',
    description: 'One room a weekend, one bag to give away from each.',
  },
];

const april: SeasonalSuggestion[] = [
  {
    key: 'tax-day',
    day: 8,
    lastDay: 18,
    title: 'File the taxes',
    description: "They're due around April 15. Childcare and camp costs may count.",
  },
  {
    key: 'earth-day',
    day: 20,
    lastDay: 22,
    title: 'Do something for Earth Day',
    description: 'Pick up litter in the park, plant a tree, or walk to school on April 22.',
  },
  {
    key: 'bike-check',
    day: 12,
    title: 'Check bikes and helmets',
    description: 'Air, brakes, seat height, and a helmet that still fits.',
  },
  {
    key: 'sun-and-bugs',
    day: 24,
    title: 'Restock sunscreen and bug spray',
    description: 'Check the dates on the old bottles, and keep one set in the car.',
  },
  {
    key: 'mothers-day-outing',
    day: 26,
    title: "Say what you want for Mother's Day",
    description: 'A morning in bed, a walk alone, brunch with everyone: tell them early.',
  },
  {
    key: 'ac-service',
    day: 28,
    title: 'Get the air conditioning serviced',
    description: 'Before the first hot week, when everyone calls at once.',
  },
];

const may: SeasonalSuggestion[] = [
  {
    key: 'teacher-appreciation',
    day: 2,
    lastDay: { weekday: friday, from: 6 },
    title: 'Thank the teachers',
    description: 'Teacher Appreciation Week is the first full week of May. A note from the child means the most.',
  },
  {
    key: 'camp-physicals',
    day: 6,
    title: 'Book physicals for camp and sports',
    description: 'Camps need a form from the last twelve months, signed by the pediatrician.',
  },
  {
    key: 'end-of-year-events',
    day: 8,
    title: 'Gather the dates for the last weeks of school',
    description: 'Field day, concert, graduation, the last day itself: they all come at once.',
  },
  {
    key: 'memorial-day',
    day: 18,
    lastDay: { weekday: monday, from: 25 },
    title: 'Plan the Memorial Day weekend',
    description: 'A barbecue, a parade or the first night in the tent.',
  },
  {
    key: 'summer-clothes',
    day: 12,
    title: 'Try on last summer’s clothes',
    description: 'Swimsuits, sandals and sun hats first: they sell out earliest.',
  },
  {
    key: 'summer-childcare',
    day: 15,
    title: 'Close the gaps in the summer plan',
    description: 'Lay camps, trips and grandparents side by side and see which weeks are still empty.',
  },
  {
    key: 'vegetable-bed',
    day: 20,
    title: 'Plant the garden or the balcony',
    description: 'After the last frost: herbs, cherry tomatoes, and one pot for each child.',
  },
];

const june: SeasonalSuggestion[] = [
  {
    key: 'summer-reading',
    day: 5,
    title: 'Join the summer reading program',
    description: 'The library has a list and a prize for every age. Picking new books is half the fun.',
  },
  {
    key: 'camp-labels',
    day: 7,
    title: 'Label everything for camp',
    description: 'Water bottle, towel, lunch box, and the one hoodie that never comes home.',
  },
  {
    key: 'fathers-day',
    day: 12,
    lastDay: { weekday: sunday, from: 15 },
    title: "Plan Father's Day",
    description: "It's the third Sunday of the month. Let the kids pick breakfast.",
  },
  {
    key: 'school-year-keepsakes',
    day: 14,
    title: 'Sort the drawings of the school year',
    description: 'Keep the best ten, photograph the rest, and write the date on the back.',
  },
  {
    key: 'water-safety',
    day: 16,
    title: 'Go over water rules together',
    description: 'Who watches, where they can go, and what to shout. Check that life vests still fit.',
  },
  {
    key: 'summer-bucket-list',
    day: 20,
    title: 'Write a summer wish list',
    description: 'Everyone names three things and gets at least one.',
  },
  {
    key: 'tick-checks',
    day: 24,
    title: 'Make tick checks a habit',
    description: 'After every walk: behind the ears, under the arms, and the dog too.',
  },
];

const july: SeasonalSuggestion[] = [
  {
    key: 'fourth-of-july',
    day: 1,
    lastDay: 4,
    title: 'Plan the Fourth of July',
    description: 'Blankets, ear protection for the little ones, and a quiet room for the pets.',
  },
  {
    key: 'school-supply-sales',
    day: 14,
    title: 'Buy school supplies on sale',
    description: 'Most schools have posted their lists by now, and the prices are the lowest of the year.',
  },
  {
    key: 'well-child-visits',
    day: 8,
    title: 'Book well-child visits',
    description: 'Vaccination forms are due before school starts, and August is full.',
  },
  {
    key: 'summer-photos',
    day: 20,
    title: 'Back up the summer photos',
    description: 'Pick twenty for an album while you still remember where they were taken.',
  },
  {
    key: 'berry-picking',
    day: 10,
    title: 'Go berry picking',
    description: 'Blueberries and raspberries are ripe. Freeze a bag for pancakes in winter.',
  },
  {
    key: 'fall-activities',
    day: 24,
    title: 'Choose the fall activities',
    description: 'One sport and one quiet thing per child is a good rule. Sign-ups open this month.',
  },
  {
    key: 'car-seat-check',
    day: 28,
    title: 'Check car seats and boosters',
    description: 'Height, weight, straps and the expiration date on the shell.',
  },
];

const august: SeasonalSuggestion[] = [
  {
    key: 'school-shoes',
    day: 4,
    title: 'Buy shoes for school',
    description: 'Measure both feet in the afternoon, and check the gym shoes too.',
  },
  {
    key: 'school-bedtime',
    day: 10,
    title: 'Move bedtime back toward school nights',
    description: 'Fifteen minutes earlier every few days, and the alarm clock too.',
  },
  {
    key: 'school-forms',
    day: 6,
    title: 'Fill in the school forms',
    description: 'Emergency contacts, allergies, medication, and who can pick up.',
  },
  {
    key: 'lunchbox-ideas',
    day: 14,
    title: 'Agree on lunch box favorites',
    description: 'Five lunches each child really eats, written on the fridge.',
  },
  {
    key: 'meet-the-teacher',
    day: 18,
    title: 'Note the open house and the first day',
    description: 'And what time the bus really comes.',
  },
  {
    key: 'homework-corner',
    day: 20,
    title: 'Set up a place for homework',
    description: 'Good light, sharp pencils, and a basket for everything that needs a signature.',
  },
  {
    key: 'eye-exam',
    day: 8,
    title: 'Get eyes checked before school',
    description: "A child who can't see the board rarely says so.",
  },
];

const september: SeasonalSuggestion[] = [
  {
    key: 'flu-shots',
    day: 14,
    title: 'Book flu shots',
    description: 'For everyone older than six months, ideally by the end of October.',
  },
  {
    key: 'first-day-photo',
    day: 2,
    lastDay: { weekday: friday, from: 5 },
    title: 'Take a first-day-of-school photo',
    description: 'Same door, same spot, every year.',
  },
  {
    key: 'sitter-list',
    day: 10,
    title: 'Update your sitter list',
    description: "Schedules change with school. Ask who's free which evenings.",
  },
  {
    key: 'apple-picking',
    day: 20,
    title: 'Go apple picking',
    description: 'Weekdays are quiet. Sauce on Sunday uses up the rest.',
  },
  {
    key: 'family-emergency-plan',
    day: 16,
    title: 'Go over the emergency plan',
    description: 'Two ways out of every room, one place to meet, one number known by heart.',
  },
  {
    key: 'school-pictures',
    day: 12,
    title: 'Note the school picture day',
    description: 'A haircut the week before, and the order form in the backpack.',
  },
  {
    key: 'autumn-wardrobe',
    day: 24,
    title: 'Bring out jackets and rain boots',
    description: 'Try everything on before the first cold morning.',
  },
];

const october: SeasonalSuggestion[] = [
  {
    key: 'halloween-costumes',
    day: 4,
    title: 'Decide on Halloween costumes',
    description: 'Order or sew early, and plan a version that fits over a coat.',
  },
  {
    key: 'pumpkin-patch',
    day: 10,
    title: 'Visit the pumpkin patch',
    description: "Carve a few days before Halloween, not weeks, or they won't last.",
  },
  {
    key: 'heating-check',
    day: 8,
    title: 'Get the heating checked',
    description: 'Change the filter, bleed the radiators, and sweep the chimney if you have one.',
  },
  {
    key: 'parent-teacher-conferences',
    day: 14,
    title: 'Prepare for parent-teacher conferences',
    description: 'Ask each child what to say and what to ask.',
  },
  {
    key: 'insurance-enrollment',
    day: 20,
    title: 'Look at health plans for next year',
    description: 'Enrollment opens this fall. Count the visits of the past year first.',
  },
  {
    key: 'holiday-travel',
    day: 16,
    title: 'Book the holiday trips',
    description: 'Flights for Thanksgiving and late December only get pricier.',
  },
  {
    key: 'family-photo',
    day: 18,
    title: 'Take the family photo',
    description: 'The light is golden an hour before sunset, and the cards need a picture.',
  },
];

const november: SeasonalSuggestion[] = [
  {
    key: 'clocks-back',
    day: 1,
    lastDay: { weekday: sunday, from: 1 },
    isForClockChange: true,
    title: 'Clocks go back: change the smoke detector batteries',
    description: "Daylight saving time ends on the first Sunday. Do the carbon monoxide alarms while you're at it.",
  },
  {
    key: 'thanksgiving-menu',
    day: 8,
    lastDay: { weekday: thursday, from: 22 },
    title: 'Plan Thanksgiving',
    description: "Who's coming, who's cooking what, and which dish the kids can make.",
  },
  {
    key: 'gift-list',
    day: 12,
    title: 'Write the gift list',
    description: 'One wish, one need, one thing to read. Remember teachers and coaches too.',
  },
  {
    key: 'food-drive',
    day: 14,
    title: 'Bring something to the food drive',
    description: 'Let each child choose a few things from the shelf to give.',
  },
  {
    key: 'winter-coats',
    day: 4,
    title: 'Swap in the winter coats',
    description: 'Hats, gloves and boots by the door, and the outgrown ones off to a coat drive.',
  },
  {
    key: 'holiday-cards',
    day: 20,
    title: 'Order holiday cards',
    description: 'Check addresses for everyone who moved this year.',
  },
  {
    key: 'advent-calendar',
    day: 24,
    title: 'Fill the Advent calendar',
    description: 'A note promising a small adventure counts as much as chocolate.',
  },
];

const december: SeasonalSuggestion[] = [
  {
    key: 'school-holiday-events',
    day: 1,
    lastDay: 22,
    title: 'Note the concerts and class parties',
    description: 'Costumes, cookies and the one day school ends at noon.',
  },
  {
    key: 'mail-packages',
    day: 8,
    lastDay: 20,
    title: 'Send packages to family far away',
    description: 'The post office names the last safe day about a week before the holidays.',
  },
  {
    key: 'flexible-spending',
    day: 10,
    title: 'Use up the flexible spending account',
    description: "Glasses, dental work and sunscreen count. Whatever's left may be gone on January 1.",
  },
  {
    key: 'holiday-baking',
    day: 12,
    title: 'Bake with the children',
    description: 'One afternoon, one dough, many shapes. The dough can be made the day before.',
  },
  {
    key: 'give-together',
    day: 14,
    title: 'Pick a cause to give to',
    description: 'Toys in good shape, a meal, an hour of time: decide together.',
  },
  {
    key: 'winter-break-days',
    day: 16,
    title: 'Plan the days of winter break',
    description: 'Two things to look forward to each week, and nothing on the others.',
  },
  {
    key: 'year-in-photos',
    day: 28,
    title: 'Look back at the year together',
    description: 'Ten photos, one story each, and a wish for the new year.',
  },
];

/** Indexed by month, starting with January. */
export const seasonalSuggestions = [
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december,
] as const;
