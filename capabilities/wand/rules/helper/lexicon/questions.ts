/**
 * How questions are asked, one line per meaning. 'a/b' matches either word, 'a?' is optional, 'kid(s)' matches kid or
 * kids, 'turn~' any word that begins with it, '*' any word, '#' a number, '...' up to five words; '^' is the start and
 * '$' the end.
 */
export const questionPhrases = {
  // Kinds of questions.
  asksHowMany: 'how many',
  asksWhether: '^is/are/do/does/did/have/has/will/would/was/were',
  asksDid: '^did/have/has',
  // 'should I cancel Hulu': asks for an answer, even with the words of a request; 'is it possible to add' is one.
  asksForAnswer: `^and/so/but/ok/hey/oh/wait/well/also? should/shall/did/does/was/is/are/am|^and/so/but/ok/hey/oh? do/have i/we/you/they/she/he
^i? need/want the/his/her/their number/address|^has he/she/it/anyone/the/my|^can/could you tell me|^and/so/but/ok/hey/oh/wait/well/also? what/when/where/who is/are/was/do/did/does/has/have
^and/so/but/ok/hey/oh/wait/well/also? what's/whats/when's/whens/where's/wheres/who's/whos|^and/so/but/ok/hey/oh/also? what time/day/size
^and/so/but/ok/hey/oh/also? how many/much/old/long/often`,
  asksPolitely: 'possible|any way/chance|able to|ok/okay/alright/fine to|how about|what about',
  asksFirst: 'next|first|soonest',
  namesNext: 'next',
  namesLast: 'last',
  thatDay: 'that day',
  thatWeekend: 'weekend',
  pronoun: 'he|she|his|her|him|hers',
  leaning: 'then|that day/time/date|^is that/it free/open/available/taken/ok/okay',
  // Beginnings of questions, and what may surround a question.
  asking: `^what/whats/when/whens/where/wheres/who/whos/whose/which/how/hows|^is/isnt/are/arent/am/was/do/does/did/have/has/will|^were we/there/they|^any/anything/anyone/anybody
^got any/anything|^* got/has/have any/anything/something/plans|^tell/show|^read me|^give me the/a/an/my/our quick/full/short? grocery/shopping/list/summary/rundown/overview/schedule/agenda/meal/menu/plan/calendar/recipe/packing
^list all/the/my/our/me/every/everything/anything/upcoming/what/of|^list * appointments/allergies/activities|^free`,
  questionWord: 'if|whether|what|whats|when|whens|where|wheres|who|whos|whose|which|how|hows',
  joinsQuestion: 'and|but|so|or|also|plus|then',
  // Words that begin a remark after a question.
  beginsRemark: `i|im|ive|ill|id|we|were|weve|he|hes|she|shes|they|theyre|theyve|it|its|there|because|cause|cos|since|so|but|or|and|if|while|now|besides|except|roughly|just|tell|the|cant|dont`,
  // A further question about what the first one was about.
  // What is never an order.
  asksAdvice: '^tell me if/whether|^should/shall i/we|^do/dont you think/reckon|^would you cancel/keep/drop',
  onlyAsks: `^i? need/want the/his/her/their number/address|^what/whats/when/whens/where/wheres/who/whos/whose/which|^how old/much/many/long/often/far|^is/was/does/did/has|^are the/they/my/our/we/there|^am i|^any|^have i/we/they|^do i/we/they
tell me if/when/what/where/who/whether|^remind me what/when/where/who`,
  asksOfItself: '^when/whens/how|^what/which day/date|until|till',
  refersBack: 'he|she|it|they|that|his|her|their',
  // Kinds of questions that a record answers by itself.
  asksOfRecord: `when|whens|where|wheres|who|whos|whose|which|what time/day/date/size|how much/often/long/many|^is/are/was/were/does/do/did/have/has/should`,
  tag: 'right|yeah|correct|huh|or nah/no/not/what|isnt/arent/dont/doesnt it/he/she/they/we',
  // The calendar.
  asksForDay: `on|up|happening|going on|planned|scheduled|plan(s)|schedule|agenda|calendar|anything|something|have|has|got|doing|coming|look like|looks like|busy|appointment(s)|event(s)|birthday(s)|party/parties|need to know|else|next
anywhere|somewhere|look|looks|looking|hows|later|summary|rundown|overview|at a glance|in a nutshell|in short|everything|taken|full|booked|packed|first|last`,
  ofBirthdays: 'birthday(s)',
  ofAppointments: 'appointment(s)|appt(s)|booking(s)',
  ofParties: 'party/parties',
  ofEvents: 'event(s)',
  inMorning:
    'morning(s)|before noon/lunch/midday|today/tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday/mon/tue/wed/thu/thurs/fri/sat/sun am',
  inAfternoon:
    'afternoon(s)|after school|today/tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday/mon/tue/wed/thu/thurs/fri/sat/sun pm',
  inEvening: 'evening(s)|night(s)|tonight',
  tonight: 'tonight',
  needsMe:
    '^does? what/anything else? still? need(s) my/our? attention|^does? what/anything else? still? need(s) me/us|^does? what/anything else? still? is waiting for my/our? attention|^does? what/anything else? still? is waiting for me/us',
  asksLearned: 'you learned/learnt/picked up/noticed|^what/whats ... learned/learnt',
  toThinkOf:
    '^what else? should/do/must i/we have/need? to? think of/about|^what else? should/do/must i/we have/need? to? remember|^whats there to think of|^what is there to think of',
  asksGoodDay:
    'good/bad/ok/okay day/time/night/evening/morning/afternoon/weekend for/to|time/free/available for/to|^when can/could/should we/i fit/squeeze',
  asksFree: 'free|available|open|have time|got time|clear|make it',
  asksWhen:
    'when|whens|what day/date/time|which day|until|till|how long/soon/far/often|deadline|how many days/weeks/sleeps',
  asksWhere: 'where|wheres|address|which place|location',
  asksWho: '^who/whos/whose|^which kid/child/one',
  namesVisit: 'appointment(s)|checkup(s)|lesson(s)|class|practice',
  hasOne: 'has|have|need(s)',
  untilThen: 'until|till|to go|how far/soon|how many days/weeks/sleeps',
  isOver: 'was|were|did|last',
  today: 'today',
  onSomeDay: 'on a/an monday/tuesday/wednesday/thursday/friday/saturday/sunday/weekday',
  inWeeks: 'weeks',
  asksToday: `^whats/what day/date is? it? today/now? again?$|^what is? the? day/date is? it? today/now? again?$|^whats the? day/date is? it? today/now? again?$|^whats/what todays date again?$|^what is todays date again?$
^what/whats the? day/date is? it? right now again?$|^what is the day/date right now again?$`,
  asksClock: '^what time is it right? now?$|^whats the time right? now?$|^what is the time right? now?$',
  // What the Wand did.
  asksDate: '^what day/date/weekday is/will|^whats the date|^what is the date',
  // Facts that are only found in notes; other phrases may ask for the last one too.
  onlyNoted:
    '^what/whats/which/how/does/is ... grade/school/tall/height/weigh(s)/weight/nickname/glasses/teacher(s)/phone/mobile/afraid/scared|blood type/group|middle/full/last name|best friend',
  maybeNoted: '^who/whos/what/whats ... doctor(s)/pediatrician(s)/dentist(s)/vet(s) name/called?$',
  ofYours: 'did/have/has/was/is you/your',
  deeds:
    'do|did|done|add|added|change(d)|removed|plan|planned|save(d)|enter|entered|move(d)|cancel|cancelled|book|booked|delete(d)',
  ofHers:
    'did/have i/we just/already? add/added/change/changed/remove/removed/delete/deleted/save/saved/enter/entered|did/have i/we just/already? put in|last thing i/we add~/chang~/remov~/delet~/sav~/enter~/put~',
  asksChanges: 'journal|history of changes|last thing you|last change|what changed|whats changed|what was changed',
  lastThing: 'last thing/change/one',
  // Hand-offs.
  asksReturned: 'came/come/comes/coming/handed/given/sent back|who said no|turned down|nobody/noone wanted/took/would',
  asksSuggested:
    'want(s)/wanted/ask(s)/asked/asking/need(s) to change/move/swap/reschedule|suggest~|another/other/different/new time for',
  asksOfMe: 'asking/asked/ask/asks/want/wants/wanted me/us to|asked of me/us|asked me/us',
  asksHandedOver:
    'palmed|delegated|have/did i ask(ed)/hand(ed)/pass(ed)/give(n)/fob(bed)/dump(ed) ... off/over/to|supposed to bring/take/do/drive/get/pick|get/got/heard/hear/gotten back to/from|was/were asked to|asked * to do',
  // Birthdays.
  aboutBirthdays:
    'birthday(s)|bday(s)|b day(s)|turn|turns|turning|born|how old|what age|party/parties|how many months/years|age|birth|birthdate|be #',
  whichFirst: 'before or after',
  ownBirthday: 'my birthday/bday/age/own|am i|do i turn|will i|was i|i turn/born|me',
  namesBirthday: 'birthday(s)|bday(s)',
  asksBirthday: 'when|whens|how old|whats|do you have/know|did i/we save/add/note',
  asksWhoTurns: '^who/whos ... turn~/born~',
  asksFuture: 'will|turn~',
  asksBorn: 'born|birth|birthdate',
  asksAge: 'how old|age|how many months/years',
  inMonths: 'months',
  // Gifts.
  aboutGifts: `gift(s)|present(s)|wishlist(s)|wish list(s)|idea(s) for * birthday/bday/christmas/xmas|want(s)/wish(es)/like for his/her/their/the/christmas/xmas/hanukkah|get/give/buy/got/gave * *? for his/her/their/christmas/xmas/hanukkah/valentines
get/give/buy/got/gave * *? for mothers/fathers day|get/give/buy/got/gave * *? last year/christmas/time|^what to get/give/buy * *?$|^what should/can/could/do/shall i/we get/give/buy * *?$
^what was/were/am/are i/we thinking/planning/going/gonna? of/about/on/to? get(ting)/give/giving/buy(ing)
thought/thinking/decided/settled of/about/on for|say/said/agree/agreed/decide/decided we/wed/id/i/to would? get/give/buy|anything/something/put down ... for * *? present/birthday|^did/have i/we give/gave/get/got anything/something to/for`,
  // Groceries.
  aboutGroceries: `grocery|groceries|shopping|shop|store|supermarket|buy|buying|bought|list|tick|ticked|checked/crossed/marked off|in the/our/my cart/basket/trolley|on there|left to get/buy|out of anything|low on anything
^what/anything/something else/all? do? we/i still? need$|^what/anything/something else/all? do we/i still? need to get/buy$|^what/anything/something else/all? do we/i still? need to pick up$|^what/anything/something else/all? left? to get/buy$|^what/anything/something else/all? left? to pick up$`,
  otherLists:
    'todo|to do|packing|pack|wish|wishlist|guest|gift(s)|present(s)|recipe(s)|appointment(s)|birthday(s)|subscription(s)|task(s)|event(s)|trip(s)|size(s)|pet(s)|animals',
  ofOne: 'need(s)|needed|get|got|buy|bought|have|out of|run/running out|running low|low on|pick/picked up',
  groceryWhether: '^do/does/did/have/has/are/is',
  asksAdded: '^did/have/has i/we/you/anyone/somebody/someone already? add/added/put',
  asksAmount: '^how many/much * ... do/should we/i need/buy/get|^how many/much * ... are we/i getting/buying',
  ofMoney: 'spend|spent|cost',
  asksGroceryCost:
    'spend/spent/spending/cost(s)/total/price/budget ... grocery/groceries/shopping|spend/spent/spending/cost(s)/total/price/budget ... food shop|grocery/groceries bill/total/budget/cost',
  asksStaples: 'staples|^what do we always have',
  asksTicked:
    'ticked/checked/crossed/marked off|already ticked/checked/crossed/bought|in the/our/my cart/basket/trolley',
  namesPast: 'did|have|has',
  namesBought: 'get|got|buy|bought|ticked|already',
  namesGot: 'get|got|buy|bought|picked|pick',
  namesLeft: 'still|left|not|isnt|arent|hasnt|havent|unticked|need',
  namesNeed: 'need|needed|on|out|low|buy',
  need: 'need',
  list: 'list',
};
