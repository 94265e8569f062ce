export const peopleMeanings = `
birthday: celebrates|celebrating|birthday|bday|b-day|birthdays|bdays|birthday's|bday's|was born|born on|born|turns|turning|turned|birthdate|birth date|date of birth|birth
kin: grandma|grandpa|granny|gran|grandmother|grandfather|grandad|granddad|nana|nan|nain|taid|nonna|nonno|abuela|abuelo|oma|opa|teta|jiddo|aunt|auntie|aunty|great-aunt|great-uncle|uncle|cousin|niece|nephew|mom|mum|mama|mother|dad|papa|father|sister|brother|sibling|in-law|in - law|in law|mother-in-law|father-in-law|sister-in-law|brother-in-law|godmother|godfather|godson|goddaughter|godchild|grandson|granddaughter|family|relative|stepmom|stepdad|stepsister|stepbrother|half-brother|half-sister|wife|husband
kinOfOther: her mom|his mom|her mum|his mum|her mother|his mother|her dad|his dad|their mom|their mum|his sister|her sister|his brother|her brother|her baby|his wife|her husband
friend: friend|friends|buddy|pal|mate|neighbor|neighbour|neighbors|neighbours|classmate|coworker|co-worker|colleague|boss|teacher|coach|bestie|roommate|bff|next door|from school|from work|from daycare|from preschool|from kindergarten|from nursery|from class|from soccer|from choir|from church|from uni|from playgroup|from the gym|in ... class|in ... team|across the street|down the street|charge nurse|from the office|from college|from dance|from swim|from karate|babysitter|nanny
relation: friend|friends|buddy|pal|mate|neighbor|neighbour|classmate|coworker|co-worker|colleague|boss|teacher|bestie|bff|best friend|best|cousin|niece|nephew|sister|brother|godson|goddaughter|godmother|godfather|son|daughter|wife|husband|mother-in-law|father-in-law|sister-in-law|brother-in-law|in law|in - law|family|relative|family friend|little|old|good|new|next door|across the street|charge nurse|babysitter|nanny|girl|boy|classmates|neighbors|neighbours
household: household|family member|live with us|lives with us
gift: gift|gifts|present|presents|prezzie|prezzies|gift idea|gift ideas|present idea|present ideas|wishlist|wish list|wants for|would love|wishes for|for her birthday|for his birthday|birthday list|birthday wishes|give her|give him|get her|get him|idea for|gift list|gift wise|as a present|as a gift
giftWords: maybe|christmas|also|as an idea|ideas|idea|thought|to the|onto the|jot down|jot|note down|really|real|the one she|somewhere|nice|good|lovely|great|let slip|one day|would be
would: would be|would make|'d be|makes a
wish: would really like|would really love|wants|want|wanted|would like|would love|would enjoy|could use|she'd love|he'd love|they'd love|she'd like|he'd like|loves|love|likes|asked for|asks for|asking for|keeps asking for|+wish for|needs|hoping for|always fancied|fancies|he'd enjoy|she'd enjoy
seen: went on about|went on and on about|going on about|going on and on about|goes on about|let go of|could give|we could give|give her|give him|saw|spotted|drool over|drooling over|keeps pointing at|pointing at|wont shut up about|won't shut up about|wont shut up abt|won't stop talking about|keeps talking about|stood in front of|hinting about|hints about|dropping hints about|thinking of|thinking|thought of|could get|lost it over|in love with|is into|eyeing
ideas: ideas|think of|think up|dream up|come up with|suggest|suggestions|brainstorm|find|gift ideas
member: household|family member|new baby|new dog|new cat|pet|adopted|got a|moved in|live with us|lives with us|family
joins: moves in|move in|+rehome|talked us into|+adopt|+join|moved in|moving in|is moving in|move in|living with us|lives with us|live with us|lives here|came home with|came home w|come home with|got a|got|we have a new|we've got|a new|new|second|is here|arrived|was born|household|the family|the pets|pets|family member|member
named: calls her|calls him|calls it|call her|call him|meet|name|named|called|name is|name's|names|his name is|her name is|is called|is named|his name's|her name's|its name is|by the name of
pet.guinea pig: guinea pig|guinea pigs
pet.dog: dog|dogs|puppy|pup|doggo|hound|retriever|labrador|poodle|beagle|terrier|collie|spaniel|dachshund|corgi|husky
pet.cat: cat|cats|kitten|kitty|tabby|siamese
pet.bird: bird|birds|parrot|budgie|budgies|parakeet|canary|cockatiel|chicken|chickens|hen|hens|finch|duck
pet.fish: fish|goldfish|betta|guppy|guppies|tetra|koi
pet.rabbit: rabbit|rabbits|bunny|bunnies
pet.hamster: hamster|hamsters|gerbil|gerbils
pet.reptile: turtle|tortoise|snake|lizard|gecko|reptile|bearded dragon|iguana|chameleon
pet.other: pet|hedgehog|ferret|pony|horse|rat|mouse|chinchilla|frog|snail|goat|hermit crab|tarantula|axolotl
adult.parent: mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|mother-in-law|father-in-law|mother - in - law|father - in - law|parent|nana|granny
adult.sibling: sister|brother|sibling
adult.spouse: husband|wife|spouse
adult.partner: partner|boyfriend|girlfriend|fiance|fiancee
adult.other: nanny|au pair|roommate|aunt|uncle|cousin|friend|lodger|niece|nephew|babysitter|foreign exchange student|exchange student|sister-in-law|brother-in-law|adult
kid: baby|son|daughter|child|kid|boy|girl|newborn|twin|twins|foster|foster child|stepson|stepdaughter|toddler|grandson|granddaughter
allergy: allergic|allergy|allergies|intolerant|intolerance|can't have|cannot have|can't eat|cannot eat|can't tolerate|reacts to|react to|reacting to|reacted to|reaction to|anaphylactic|breaks out from|hives|sensitive to|sensitivity
allergyTo: allergic to|allergy to|allergies to|intolerant to|intolerant of|intolerance to|can't have|cannot have|cant have|shouldn't have|can't eat|cannot eat|shouldn't eat|can't tolerate|reacts to|react to|reacting to|reacted to|reaction to|reaction from|sensitive to|breaks out from|broke out from|allergic
allergyNoun: allergy|allergies|intolerance
noLonger: no longer|isn't any|stopped being|not allergic|isn't allergic|not vegetarian|not vegan|isn't|outgrew|outgrown|anymore|any more|remove|delete|over her|over his|over the|doesn't have|grown out of|not ... anymore|took ... off|gave up|stopped|used to|doesn't like|not into|take ... off|take ... out
diet: vegetarian|vegan|gluten free|gluten-free|dairy free|dairy-free|kosher|halal|pescatarian|low sodium|low-carb|keto|celiac|coeliac|lactose|nut free|nut-free|diet|doesn't eat meat|stopped eating
diets.Vegetarian: vegetarian|doesn't eat meat|stopped eating meat|no meat
diets.Vegan: vegan
diets.Gluten-free: gluten free|gluten-free|gluten - free|no gluten|off gluten|doesn't eat gluten|eat gluten|eating gluten|celiac|coeliac|without gluten
diets.Dairy-free: dairy free|dairy-free|dairy - free|no dairy|off dairy|doesn't eat dairy|eating dairy|eat dairy|off of dairy|without dairy
diets.Kosher: kosher
diets.Halal: halal
diets.Pescatarian: pescatarian|pescetarian
diets.Low-sodium: low sodium|low-sodium|low - sodium|low salt|low - salt|no salt
diets.Low-carb: low carb|low-carb|low - carb
diets.Keto: keto
diets.Paleo: paleo
diets.Nut-free: nut free|nut-free|nut - free|no nuts|off nuts
diets.Egg-free: egg free|egg-free|egg - free|no eggs
diets.Lactose-free: lactose intolerant|lactose free|lactose-free|lactose - free|no lactose|lactose intolerant
diets.Sugar-free: sugar free|sugar-free|sugar - free|no sugar
diets.Pork-free: pork free|pork-free|pork - free|no pork|doesn't eat pork
diets.Low-FODMAP: low fodmap|low-fodmap|low - fodmap
dietNoun: dietary restriction|dietary restrictions|diet|dietary|restriction
size: size|sizes|shoe|shoes|shoe size|clothes|clothing|wears|wear|fits|outgrew|outgrown|grew|feet|pants|shirt|dress size|clothing size|jumped|measured
sizeShoe: shoe|shoes|feet|foot|boot|boots|sneaker|sneakers|sandal|sandals|trainers|skates|cleats|toes|slippers|wellies|footwear
sizeCloth: clothes|clothing|cloths|shirt|shirts|pant|pants|trousers|dress|dresses|jacket|coat|pajamas|pyjamas|onesie|onesies|jeans|tops|top|outfit|outfits|uniform|sweater|swimsuit|leggings|jumper|stuff
sizeOld: from|not|was|isn't|no longer|instead of|out of|out of the|used to be|used to wear|the old|anymore|outgrew|outgrown|grown out of|were|too small|too short|too tight|doesn't fit
tooSmall: too small|too short|way too short|too tight|doesn't fit|don't fit|barely fits|no longer fits
likes: potty about|nuts about|wild about|all about|hooked on|a thing for|loves|likes|liking|started liking|into|interested in|obsessed with|crazy about|interests|interest|hobby|hobbies|enjoys|favorite thing|big fan of|fan of|gotten into|mad about|keen on|obsession|adores|discovered|taken up|things he likes|things she likes|things she's into|things he's into|talks about
likesWords: potty about|nuts about|wild about|all about|hooked on|a thing for|gone|started|started liking|liking|loves|love|likes|like|into|super into|interested in|obsessed with|obsessed|crazy about|interests|interest|hobby|hobbies|enjoys|enjoying|favorite thing|big fan of|fan of|gotten into|got into|mad about|keen on|awfully keen on|latest obsession is|obsession is|obsession|adores|adores it|discovered|taken up|took up|has taken up|things he likes|things she likes|things she's into|things he's into|the things|talks about|talking about|are life|is life|these days|at the moment|right now|lately|completely|totally|absolutely|now|too|also|a lot|so much|besides|latest|new|morning noon and night|really|super|awfully|nuts about|big on|anymore|apparently|favourite|favorite|this week|all about|doing|playing
color: favorite color|favourite colour|favorite colors|favourite color|colour|color|fave color|fav color|colors|colours
colorWords: favorite|favourite|fave|fav|color|colour|colors|colours|one of|of the month|as one of|under|now|these days|naturally|no longer ... ,|this week|apparently|since yesterday|also|as well|too|remember that|fyi|changed to|changed|write
health: asthma|inhaler|medication|medicine|epipen|epi-pen|eczema|health note|health notes|prescribed|diagnosed|takes ... daily|infection|fever|antibiotic|antibiotics|seizure|seizures|insulin|diabetes|adhd|health|blood pressure|ear tubes|tubes|vaccine|vaccinated
noteWords: note|notes|health note|health notes|+note|write down|write|down|under|file|record|profile|remember|remember that|keep in mind|please|that
knowing: turns out|turns out that|the doctor says|the doctor says that|doctor says|doctor said|we found out|found out|apparently|make a note of that|make a note|write it down|write that down|save it|save that|put it down|note it|note that|down|she has|he has|diagnosed with|just diagnosed with|was just diagnosed with|letter came|allergist called|now|btw|to my profile|my profile|profile|list|fyi|as well|also|too|with her|with his
`;
