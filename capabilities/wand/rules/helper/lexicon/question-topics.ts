/** What questions ask about each part of the product, in the notation of `questions.ts`. */
export const topicPhrases = {
  // People of the household.
  shoes: 'shoe(s)|big/long/wide ... feet/foot|feet size|boot(s)|wellies|slippers|sneaker(s)|sandals|trainers',
  clothes:
    'clothes|clothing|cloth|shirt(s)|pants|trousers|dress|dresses|pajamas|pyjamas|skirt|shorts|sweater|jumper|vest|jacket|coat|outfit|onesie|leggings|jeans|top|tshirt',
  sizes: 'size(s)|wear(s)',
  allergies: 'allerg|allergy|allergys|allergies|allergic|allergen(s)|intoleran~|react',
  diets: 'diet(s)|dietary|vegetarian|vegan|restriction(s)',
  foodNotes:
    'eat|tolerate|eating|cant/cannot/not/never/shouldnt ... have|avoid|food(s)|feed|off limits|^can/may * have',
  colors: 'color(s)|colour(s)',
  likes:
    'like(s)|into|crazy|mad about|obsessed|enjoy(s)|love(s)|interest(s)|interested|hobby|hobbies|favorite(s)|favourite(s)',
  health: 'health|medical|medication(s)|medicine',
  breeds: 'breed|kind/sort/type of dog(s)/cat(s)/pet(s)/animal(s)',
  routine: 'routine|daily schedule',
  notes: 'note(s)',
  ofHer: 'my|me|mine|am i|im|do i have/like/wear/eat',
  asksAllowed: '^can/does/may/should',
  namesEaten: 'eat|drink',
  mayHave: '^can/may * have|cant/cannot *? *? have/eat|not allowed/supposed|not tolerate',
  asksLiked: '^does/do/is * ... like/love/enjoy/into',
  allergic: 'allergic',
  asksAbout: 'about|^who/whos is? the? *$',
  ofAnyone: 'anyone|which|ours|anybody|who|whos|everyone|family|kids|children|we|any|all|allergies',
  asksName: '^what/whats is? my/our * called/name$',
  asksAges: 'how old|ages',
  asksWhoLives: `how many|^who/whos ... live/lives/family/household/here|name(s)|called
^do/what/which pets/animals/kids/children/dogs/cats? do? we/i have a/any? dog(s)/cat(s)/pet(s)/kid(s)/child/children/animals?$`,
  kids: 'kid(s)|child|children',
  pets: 'pet(s)|animal(s)|dog(s)|cat(s)',
  adults: 'adult(s)',
  people: 'people|family|household|live|lives|members|us',
  // People and places to book with.
  asksContact:
    'got/have/need/want a/the/their number|^what/whats ... name of/for|^who/whos is? our|^what/whats/which/wheres/where/is/do/does/give/tell ... number/phone/email/website/address|^phone/number/email/website|number of/for|^how can/do i/we reach/contact|^how do i/we reach/contact',
  contactWords: 'name|ours|number|phone|telephone|email|website|address|contact|reach',
  // Meals and recipes.
  breakfast: 'breakfast(s)|brekkie',
  lunch: 'lunch|lunches',
  dinner: 'dinner(s)|supper|tea',
  snack: 'snack(s)',
  inTheEvening: 'night|tonight|evening',
  asksWhenEaten: 'when|whens|what/which day/night|^are we having/eating',
  aboutMeals:
    'breakfast(s)|lunch|lunches|dinner(s)|supper|snack(s)|meal(s)|mealplan|menu|eat|eating|cook|cooking|making|having for|for tea|food',
  mealsOfWeek: 'mealplan(s)|meal plan(s)|menu|meals|dinners|lunches|breakfasts|week|days|nights|evenings',
  asksOtherwise:
    '^can/could/where/wheres|cant/cannot/not/shouldnt/mustnt/avoid/supposed/allowed *? *? *? eat/have/eating|allowed to eat/have|before/after/around breakfast/lunch/dinner',
  asksIdeas: 'can|could|know how|how to|idea(s)|recipe(s)|quick|quickly|easy|options',
  lastWeek: 'last/previous/past week',
  shouldEat: 'should|shall',
  asksUnfilled: `no|dont have|without|empty|missing|unplanned|not planned|open|free|blank|unfilled|undecided|to plan|to fill|need(s) a/an breakfast/lunch/dinner/meal|to be planned|not yet? decided/set/filled|arent/isnt yet? planned/set/decided/filled`,
  asksEating: 'have|having|eat|eating|cook|cooking|make|making|get|night',
  mayEat: '^can/could/may/should/is/are/will',
  namesEating: 'eat|have|drink|ok|okay|fine|allowed|suitable',
  forAll: 'everyone|everybody|all of us|we all|the kids/family',
  ofPlan: 'planned|plan|meal(s)|menu|breakfast(s)|lunch|lunches|dinner(s)|supper|snack(s)',
  ofDays: 'planned|plan|meals|menu|breakfasts|lunches|dinners|snacks|week',
  asksRecipes: `recipe(s)|cookbook|can/could/should/shall i/we cook/make/bake/have/eat/fix/serve|cook/make/bake with|^suggest/recommend something/anything with|^suggest/recommend a meal/dish/dinner with
idea(s)/quick/fast/easy/vegetarian/vegan for? breakfast(s)/lunch/lunches/dinner(s)/supper(s)/snack(s)/meal(s)|breakfast(s)/lunch/dinner(s)/snack(s)/meal(s) idea(s)/options|meals/dishes/dinners/lunches/breakfasts/snacks/dish have/has/with/use/using/contain/need
^which/what breakfasts/lunches/dinners/suppers/snacks/meals/dishes do/can/could we/i know/have/make/cook|good breakfast/lunch/dinner/supper/snack|good/nice/something/quick for breakfast/lunch/dinner/supper|good/nice/something/quick for a snack`,
  asksAboutRecipe: `how much/many/long|ingredient(s)|serve(s)|feed(s)|servings|portions|how do i/we/you|make|take(s)|instructions|steps|whats in|what is in|what goes in/into|contain(s)|eat|safe|ok|okay|fine|vegetarian|vegan|free|allergic|allergy|allergies
need for|need to buy/get for|minutes|in it/the/them|good for|have|has|favorite(s)|favourite(s)`,
  asksForSome: 'recipe with/without/that|recipes$',
  someRecipes: 'which|any|recipes',
  holding: 'have|has|with|contain|containing|use|using',
  aboutTheList: 'grocery|groceries|shopping|the/our/my list',
  namesRecipe: 'recipe(s)',
  asksWhenOrWhere: '^when/whens/where|allergic',
  anyRecipe: 'anything|any|which|meal plan',
  favorites: 'favorite(s)|favourite(s)',
  asksServings: 'serve(s)|feed(s)|servings|portions|how many',
  asksMinutes: 'how long|minutes|take(s)',
  asksSteps: 'how do|instructions|steps',
  asksIngredients: 'ingredient(s)|in|need|recipe|make|goes',
  notFor: 'cant|cannot|not|shouldnt|avoid|arent|isnt|unsafe|dangerous|bad|problem|off limits',
  without: 'without|dont|doesnt|no|not|free',
  quick: 'quick|fast|in a hurry|under 30/thirty|easy',
  asksForFood: 'contain(s)|have|has|any|there|in|free|vegetarian|vegan|nut(s)|dairy|gluten',
  asksForPeople: 'eat|have|safe|ok|okay|fine|good|allerg~|can|suitable|alright',
  ofEveryone: 'everyone|everybody|us|all of us|anyone|family|kids|allerg~',
  // Subscriptions.
  aboutSubscriptions: `subscription(s)|subscribe(d)|sub(s)|pause|hold|cancel|status|running|owe|renew|renews|renewal(s)|renewing|bill(s)|billed|billing|pay(s)|paying|payment(s)|cost(s)|costing|charging|spend|spending|charge(d)|charges|paused|cancelled|canceled|active
membership(s)|deliver(s)|delivery|deliveries|delivered|box|ship(s)|shipped|shipping|shipment|how much|price|due|still|monthly|quarterly|yearly|annually|biggest|expensive|arrive(s)|still have|run(s) out`,
  ofSubscriptions:
    'subscription(s)|subscribed|sub(s)|membership(s)|renew~|bill~|charged|payment(s)|paused|cancelled|spend|paying|owe',
  asksPaid: 'pay|paying|spend|cost(s)',
  inAll: 'in all/total|all together|altogether|total',
  asksHaving: '^do/are/have/got/did',
  namesSubscription: 'subscription(s)|renew(s)|billed|membership',
  weCancel: 'did/have we/i cancel',
  asksTotal: 'how much|spend|spending|total|together|altogether|add up|sum|cost(s)|pay|paying',
  paysFor: 'paying/pay for$|paying/pay for monthly$|paying/pay for every/each/a month$',
  asksBills: 'renew~|bill(s)|billed|billing|charge(d)|payment(s)|due|owe|coming up|when|whens',
  // Services that most people know as subscriptions.
  services: `netflix|hulu|disney plus/+|disneyplus|disney+|hbo|peacock|paramount plus/+|paramountplus|paramount+|apple tv/music/one/arcade|youtube premium/tv/music|spotify|pandora|audible|kindle unlimited|amazon prime|prime video|icloud|dropbox
google one|hello fresh|hellofresh|blue apron|kiwico|lovevery|instacart|walmart plus/+|walmartplus|walmart+|new york times|nyt|duolingo|abcmouse|espn|sling tv|crunchyroll|xbox game pass|playstation plus|now tv|britbox|sky tv/sports/cinema|gousto|mindful chef
tesco delivery saver|national trust|headspace|fubo|starz|showtime|tidal|chatgpt|1password|nintendo online|roblox premium|stitch fix|barkbox|home chef|everyplate|dollar shave club|thrive market|misfits market`,
  // Trips.
  aboutTrips: 'trip(s)|vacation(s)|holiday(s)|getaway|travel~|pack(s)|packed|packing|going away|suitcase(s)|bag(s)',
  aHoliday: 'a holiday',
  asksWhereTo:
    '^where/wheres are/do we going/go/traveling/travelling/off|going anywhere/away|^are/will we be? away/gone/traveling/travelling/leaving|^are/will we be? out of town',
  asksTripOn: '^is/are * ... cancelled/canceled/off/on/happening/booked/planned/confirmed now/yet?$',
  asksWhoComes: '^who/whos/which ... coming/going/comes/goes/travel~/along/trip',
  asksHow:
    '^are/do/will/is/how ... driving/flying/drive/fly/traveling/travelling|^are/do/will/is/how ... by car/plane/train',
  asksPacking: 'go/goes/going/put/get in for/to|pack(s)|packed|packing|suitcase(s)|bag(s)|bring|need for',
  maybeTrip:
    'go/goes/going/put/get in for/to|fly|flying|set/setting/heading off|leave|leaving|get back|back from|how long|how many days/nights are/will/do we|coming|going|bring|need for',
  untilTrip: 'until|till|how many days/weeks/sleeps until/till/before/to|how soon',
  leftToPack: 'to go|left|still|missing|need',
  // The planner.
  asksToDo: `job(s)|chore(s)|todo(s)|to do(s)|task(s)|planner|reminder(s)|overdue|late|checklist|needs doing|get/getting done|to finish|due`,
  overdue: 'overdue|late',
  isBy: 'by|before|until|till',
};
