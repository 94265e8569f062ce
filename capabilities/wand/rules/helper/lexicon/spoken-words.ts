/** Words that show what an adjacent name, number or time means, in the notation of `questions.ts`. */
export const spokenWords = {
  // After 'my', these mean someone or something else than the user.
  notOwn: `husband hubby wife partner spouse son daughter kids children baby boy girl oldest eldest youngest mom mum mother dad father sister brother friend friends aunt uncle cousin niece nephew grandma grandmother grandpa grandfather boss
neighbor neighbour family to todo list lists calendar planner meals meal week shopping grocery groceries subscriptions subscription recipes recipe plan day dog cat pet parents grandparents granny nana stepmom stepdad godmother
godfather sisters brothers in mil fil bestie colleague coworker`,
  afterPerson: `passed died ran hurt keeps ate seems still won't can't hasn't aren't arent broke bit swallowed lives isn't isnt doesn't eats hates saw sees got had threw has is was needs wears likes loves wants gets turns goes will can should and
, on at tomorrow today next this friday monday tuesday wednesday thursday saturday sunday in to from`,
  // After the name of a pet: 'biscuit vet friday 9'.
  cares: `vet vets vet's groomer grooming dentist doctor checkup haircut appointment shot(s) vaccine(s) vaccination(s) jab(s) booster(s) surgery bath birthday bday swimming lesson class practice party walk kennel boarding training nail(s)
trim teeth flea deworming rabies`,
  afterNoun: `can't cant cannot don't dont won't isn't aren't doesn't both love like wear eat went had did see sees has have is are was needs need wears likes loves wants gets get turns goes takes starts comes arrives visits stays lives moved
will can should would could and or to on at for in from with about if when whether that she's he's she'll he'll tomorrow today tonight next this every each again up out off`,
  // Names that are more common as words. They count as names only where a person is expected.
  foodNames: `ginger pepper biscuit cookie honey olive oreo mocha peanut basil sage`,
  seasonNames: `may summer april june august`,
  commonNames: `will mark rose hope bill art sunny angel chase lucky star snow sky river precious princess buddy bear king shadow smokey tiger dot pearl cliff forest guy skip`,
  // 'Leave her exam', "Frida's staying": what is named beside these is not to be removed.
  staying: `stay(s) staying keep(s) keeping leave remain(s)`,
  // What families do together, but one person may also do alone.
  gatherings: `party concert sale fair fayre fete nativity pantomime panto raffle disco ball festival barbecue picnic potluck wedding reception parade ceremony graduation lighting carnival brunch housewarming sleepover reunion carol caroling
shower christening baptism communion fireworks exhibition fundraiser auction gala openhouse movie cookout celebration thanksgiving funeral anniversary play show musical market swap egghunt feast bonfire egg trick retreat
quinceanera mitzvah recital playdate`,
  hostedMeals: `dinner lunch breakfast supper brunch drinks tea coffee`,
  withGuests: `with over at visit visiting reservation`,
  measures: `cup(s) tsp tbsp teaspoon(s) tablespoon(s) lb(s) pound(s) oz ounce(s) kg g gram(s) l liter(s) litre(s) ml gallon(s) dozen of inch inches mile(s)`,
  countedThings: `thing floor grade grader graders street st ave avenue birthday dose time row anniversary place shot round half quarter one class kid child baby trimester week weekend month day sunday monday tuesday wednesday thursday friday
saturday of`,
  afterDayNumber: `at from to until till and for in with is are we i please pls this next or by around then night morning evening afternoon instead because so was works would not if`,
};

export const spokenPhrases = {
  // What lasts all day or has a time that everyone knows: 'book fair', 'movie night', 'no school'.
  endsOfDay:
    'day(s)$|off$|closed$|due$|deadline$|anniversary$|sale$|fair$|fayre$|market$|carnival$|festival$|break$|holiday(s)$|vacation$|week$|weekend$|movie/game/family/pizza/taco/date/girls/guys/moms night$|night out$|show and tell$|retreat$|drive$',
  namesGathering:
    'open house/day/evening|game/movie/family/date/girls/guys/moms/science night|night out|field/spirit day',
  // What doesn't begin at seven or eight in the morning.
  beginsLate:
    'ride(s) home|concert|recital|movie(s)|drinks|cocktails|babysitter|sitter|theater|theatre|cinema|date night|gala|party|come(s)/coming over/round|school/nativity/holiday play|musical|opera|karaoke|potluck|book club|bonfire|fireworks|carol(s)|caroling|tree lighting',
  // What takes place after school or work. On a weekend it may be in the morning.
  afterHours:
    'game(s)|match|matches|practice|rehearsal|scrimmage|tryout(s)|pta/pto/hoa/scout(s)/troop/parent(s)/church/neighborhood/neighbourhood/committee/council meeting/night|school board meeting/night|town hall meeting/night',
};
