export const foodMeanings = `
tick: +tick +check +buy +grab +purchase|got|bought|have got|picked up|in the cart|in the basket|in the trolley|check off|tick off|cross off|got the|already got|already have|is got|are got|got 'em
untick: +untick +uncheck +unmark|unticked|still need|still needed|still to get|put back|back on|didn't get|did not get|forgot the|they were out of|were out of|couldn't find|not bought|sold out|to be bought|isn't bought|gone off
want: +need +want|out of|run out of|running out of|running low|running low on|low on|no more|we're out|ran out|short on|+get +buy +grab|pick up
buy: have ... in|+need +want +buy +grab +fetch +order|get|getting|gotta get|pick up|picking up|+run out of|+run low on|+run low|running short of|short on|low on|out of|all gone|no more|is gone|are gone|nearly out|i'd like|we'd like|could use|should get|+use up|used up the last of|finished the last of|finished the last|finished|last of|nearly through|could do with|gone|chuck some|chuck in|go on|goes on|go in|go|left|have in
swap: +swap +switch +trade|the other way around
plan: +plan +cook +make +have +eat +serve|for dinner|on the menu|let's have|want to eat
meal: dinner|lunch|breakfast|supper|snack|brunch|meal|meals|tea time|for tea|dinners|lunches|menu|meal plan
mealType.breakfast: breakfast|breakfasts|tomorrow morning|bfast
mealType.lunch: lunch|lunches|brunch|lunchbox|lunch box
mealType.snack: snack|snacks|dessert
recipeMeal.breakfast: breakfast|breakfasts
recipeMeal.lunch: lunch|lunches|brunch
recipeMeal.dinner: dinner|dinners|supper|suppers|main
recipeMeal.snack: snack|snacks|dessert
guessedMeal.snack: muffins|muffin|cookies|cookie|cake|brownies|bars|smoothie|dip|bread|scones
insteadOf: not|replace|so tired of|tired of|sick of|instead of|in place of|rather than|insted of|and not|not the
mealType.dinner: dinner|dinners|supper|suppers|tea|tonight
groceries: food shop|groceries|grocery|shopping|grocery list|shopping list|the list|our list|my list|on there|next shop|weekly shop|the shop|the store|to buy|the cart|supermarket|cart|basket|trolley|list|lists|store
staple: never runs out|by the sack|keep it off|leave it off|leave them off|off the lists|always have|always got|always in|always here|always at home|staple|staples|pantry|at home already|never need|never out of|have plenty|have it at home|on hand|permanently|never not here|never ask for|cupboard|in our cupboard|in the cupboard|never run out of|ever run out of|run out of|never ever run out of|never needs|in the house|in this house|around the house
quantity: +make|instead of|not|bump|change|double|only|just|more|need|qty|quantity|amount|up to|rather than
unit: lb|lbs|pound|pounds|kg|kilo|kilos|g|gram|grams|oz|ounce|ounces|l|liter|liters|litre|litres|ml|gallon|gallons|gal|quart|quarts|pint|pints|pack|packs|packet|packets|bag|bags|box|boxes|can|cans|jar|jars|bottle|bottles|carton|cartons|dozen|bunch|bunches|loaf|loaves|head|heads|roll|rolls|stick|sticks|cup|cups|tin|tins|punnet|punnets|tub|tubs|tube|tubes|bar|bars|slice|slices|net|nets|crate|crates|tbsp|tsp|tablespoon|tablespoons|teaspoon|teaspoons|clove|cloves|pinch|splash|case|block|sack|sacks
oneThing: half and half|mac and cheese|mac & cheese|mac n cheese|macaroni and cheese|salt and pepper|peanut butter and jelly|oil and vinegar|fish and chips|bread and butter|sweet and sour|rice and beans|pork and beans|salt and vinegar|ben and jerry's|black and white|cookies and cream|pb and j|head and shoulders|arm and hammer|pots and pans|hide and seek|ham and cheese|cream and onion|sour cream and onion
regard: +treat +count +assume +consider|keep that in mind|never mind|mind|listing|listed|something
kindOf: kind|tube|tubs|lot|jar|packet|kinds|one|ones|pack|size|bag|box|brand|sort|type|bottle
subject: he'd|she'd|they'd|we'd|i'd|i|we|he|she|it|they|i'm|we're|he's|she's|it's|they're|i've|we've|i'll|we'll|he'll|she'll|they'll|you've|you're|you'll|there's|there|that's|that|this|who|which|what|where|when|you|nobody|somebody|someone|everybody|everyone|thats|its
asking: can you|could you|can u|could u|would you|please
being: looks|asked|does|whoever|is|are|was|were|has|have|had|am|wants|gives|goes|having|ate|eats|eat|likes|loves|doesn't|won't|hates|'s nearly|told|says|said|only|decided
reason: whenever|besides|apart from|before it|because|since|cause|cuz|coz|bc|so that|so|as i|as we|before i|before we|before she|before he|in case|for when|if you|when|but
chatter: obviously|pencil in|i mean|btw|by the way|ta|cheers|asap|fyi|uh|um|er|hey|hi|oh|ok|okay|right|just|again|wait|forget|almost|nearly|em|mean|also|too|pls|please|and also|quick|'em|remember|same|gosh|practically|apparently|turns out|kindly|so kind
recipe: recipe|recipes|cookbook|ingredients|servings|serves|serving|steps|instructions|cook it
servings: serves|serve|servings|serving|feeds|feed|portions|portion|people|persons|does for|enough for|makes
servingsOf: serves|feeds|servings|servings:
favorite: favorite|favourite|fave|star|starred|heart|love this|family favorite|favorites|favourites|unstar|unfavorite|unfavourite|no longer a favorite|mark as favorite|gets a star
steps: instructions|steps|method|directions|to make it|how to
cooking: +mix +stir +bake +cook +boil +fry +chop +combine +heat +preheat +simmer +blend +whisk +roast +pour +season +grill +mash +layer +melt +toss +drain +spread +soak +knead
ingredientsLead: it takes|it needs|it's|that's|ingredients are|with|using|made of|made from|made with|ingredients|ingredients are|you need|it needs|needs|has|takes|contains|consists of|you'll need|we need|there's|made out of
rate: a winner|left a crumb|went back for|loved|liked|hated|disliked|enjoyed|was great|were great|a hit|a flop|delicious|yummy|gross|disgusting|not again|never again|didn't like|did not like|didn't go down|wasn't great|was ok|was okay|so-so|meh|thumbs up|thumbs down|was good|were good|ate it all|nobody ate|refused|was fine|devoured|awful|big hit|was amazing|keeper|no one liked
rating.not again: not again|not ... again|never again|never make|hated|disliked|didn't like|didn't love|didn't go down|didn't enjoy|didn't care|did not like|did not love|nobody ate|nobody liked|no one liked|gross|disgusting|awful|terrible|horrible|a flop|yuck|refused|wouldn't eat|wouldn't touch|don't make|thumbs down|not a hit|no more|not doing ... again|not having ... again|never doing ... again|fell apart|wasn't great|zero clean plates|never having ... again
rating.all right: passable|ok|okay|alright|all right|so-so|so so|meh|eh|fine|average|nothing special|nothing more|was fine
rating.liked: a winner|left a crumb|went back for|yum|full marks|thumbs up|loved|liked|enjoyed|delicious|yummy|amazing|great|hit|fantastic|so good|was good|were good|wonderful|devoured|keeper|ate it all|thumbs up|adored|asked for seconds|more please|more of that|awesome|tasty|success|had seconds|three plates|two plates|clean plates|scoffed|went down well
copy: +copy +repeat +reuse +duplicate|same as last week|last week's meals|like last week|again next week|same meals|same food|same again|carry ... over|over to|use ... again|over into|same
fill: +fill +generate +build +make|come up with|figure out|work out|put together|do the meal plan|plan the week|plan our week|plan my week|plan dinners|sort out|fill up|fill in
week: week|weekly|this week|next week|the week|weeks|week's|holes|gaps
`;
