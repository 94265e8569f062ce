/** Words that add nothing to a question whose subject is known, in the notation of `questions.ts`. */
export const questionWords = {
  agendaWords: `order fall falls land birthday birthdays party parties agenda busy look looks looking like rundown bookings booking lined school free available rest todays tomorrows tonights weeks activities activity stuff ahead overview summary
world house home appts plate know aware special important interesting exciting fun big everything taken full packed hectic crazy meeting meetings glance nutshell short`,
  handOffWords: `came back nobody want(s) wanted change move suggest~ supposed ask(s) asked asking hand(ed) palmed give(n) gave`,
  plannerWords: `job jobs chore chores todo todos dos task tasks planner reminder reminders overdue late checklist open undone stuff doing finish finished pending everything outstanding items item most urgent health seasonal milestone milestones`,
  mealWords: `teas breakfast breakfasts lunch lunches dinner dinners supper snack snacks meal meals mealplan menu eat eating cook cooking food tea having make making table serve serving tonights todays tomorrows weeks us idea anything brekkie no
rest remaining whole entire full complete without empty missing unplanned sorted covered ready decided open free blank unfilled undecided fill filled slot slots set`,
  freeWords: `free available open clear make work works`,
  questionIdle: `thats ours a an the my our your his her hers its their theirs this that these those some any anything something else all every each both what whats when whens where wheres who whos whose whom which how why is isnt are arent am was wasnt were
be been being will would do does dont did doing done has have havent had having can could should shall may might must i im ive me we were weve us you he she it they them one ones of for on in at to from with by about until till
before after during and or also as so then than there here up out off many much long far often soon time times day days date dates oclock hour hours minute minutes weeks months years am pm today tomorrow tonight yesterday now
morning afternoon evening night noon week weekend month year mornings afternoons evenings nights weekends later hows anywhere somewhere too youngest oldest eldest monday tuesday wednesday thursday friday saturday sunday mon tue
tues wed thu thur thurs fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
next last first coming upcoming current again still already yet ever just only tell show give read list know say please pls remind check see find look let remember forgot forget wonder wondering quick quickly get gets got getting
go goes going come comes happen happens happening take takes place set due left due scheduled schedule planned booked plan plans book add added put noted note notes calendar appointment appointments appt event events kid kids
child children twins triplets family everyone everybody anyone anybody someone somebody husband husbands hubby wife wifes partner partners baby babys thing things sleeps between start starts begin begins starting end ends finish
over away deadline anyones somebodys everyones one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty couple few not cant cannot shouldnt ok okay fine hey hi lol haha testing honest honestly again exactly idea clue curious
address location pick picking drop dropping bring bringing collect fit fitting squeeze watch sign deal story situation shaping opens opening closes closing kicks kick drive driving fly flying head heading attend attending
expecting expected anyway quite asking asks asked pull bring look open display actually really supposed need needs sees seeing visits visiting little saved stored written file moment dear sort type`,
  birthdayWords: `birthday(s) bday(s) b turn turns turning born old age ages party parties what(s) celebrate celebrating friend(s) family(s) birth birthdate people person held comes come gift(s) present(s)`,
  giftWords: `gift(s) present(s) idea(s) wish wishlist(s) list(s) want(s) wishes birthday christmas xmas hanukkah give buy saved wrote write written down think thought thinking planning getting giving buying say said agreed decided thought put`,
  groceryWords: `grocery groceries shopping shop store supermarket market buy buying bought list lists need needed low run running ran pick picked enough more any missing whole full item(s) stuff home house aisle section tick ticked tickd checked
crossed marked cart basket trolley ticking everything mom getting can(s) boxes bag(s) bottle(s) pack(s) jar(s) remaining remains want also hasnt havent isnt arent`,
  factWords: `tolerate interests cant allowed supposed eating mother(s) size(s) big wear(s) allerg allergy allergys allergies allergic allergen allergens intoleran~ diet(s) dietary vegetarian vegan restriction(s) eat(s) feed avoid colo(u)r(s) like(s) into crazy mad obsessed enjoy(s) love(s)
interest(s) interested hobby hobbies favo(u)rite(s) health medical medication(s) medicine breed kind(s) sorts types stuff animal(s) buy dog(s) cat(s) pet(s) routine daily food foods limits most whats in household live lives house
home member(s) people name(s) called old age(s) about should aware`,
  planWords: `planned plan meal(s) mealplan menu breakfast(s) lunch lunches dinner(s) supper(s) snack(s) eat eating whats allowed suitable food todays tonights tomorrows weeks thats everything with`,
  concernWords: `contain(s) everything enough stuff recipe eat safe any free suitable good alright serve(s) serve long ingredient(s) make cook allerg~ servings portions instructions steps minutes buy buying shop`,
  recipeWords: `recipe(s) cookbook cook cooking make making bake use uses using include includes contain(s) ingredient(s) idea(s) idea quick fast easy favo(u)rite(s) meal(s) breakfast(s) lunch lunches dinner(s) supper(s) snack(s) serve serves eat
options saved fix us under min mins good suitable safe own supper like vegetarian vegan love(s) tea without no dont doesnt free arent isnt unsafe bad problem limits dish dishes nice`,
  subscriptionWords: `subscription(s) subscribe(d) sub(s) pause cancel stop stopped status state running owe wise mkt renew~ bill bills billed billing pay pays paying payment(s) cost(s) costing expense(s) charging spend spending charge(d) charges
paused cancelled canceled active membership(s) deliver~ box boxes ship~ price total sum monthly yearly annual annually per money altogether together run runs service(s) each every recurring currently kit sign signed hold soonest
quarterly biggest expensive most highest cheapest priciest least save saving without if dropped ditched drop more less cheaper pricier dearer`,
  tripWords: `trip(s) vacation(s) holiday(s) getaway travel~ pack packs packed packing away coming along long leave leaving list lists bring suitcase(s) bag(s) missing start starts end ends back home anywhere far everything anything planning
gone town date(s) days driving flying drive fly car plane train cancelled canceled off happening booked planned confirmed still yet now`,
  aboutRecipeWords: `recipe recipes make serve serves eat long ingredient(s) cook contain(s) safe favorite(s) favourite(s)`,
  eatingWords: `eat drink allowed suitable`,
};
