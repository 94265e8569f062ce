export const generalMeanings = `
add: +add +put +pop +stick +throw +jot +note +enter +include +insert +log +record +save +keep +create +write|put down|write down|jot down|set up|put ... down|+get ... on|make a note|need a|new|another|one more|belongs with|belongs on|belongs in|hang on to|has to go on|have to go on|should go on|needs to go on|that goes on|should be in with|should be among
book: +book +schedule +arrange +organise +organize|set up|make an appointment|make a|+get ... in|fit in|sign ... up|+enroll
remove: can come off|come off|comes off|needn't be|needn't come|doesn't need to be|doesn't have to be|strike ... from|+toss|throw out|throw ... out|can go|can vanish|out of the cookbook|off the list|off the planner|+remove +delete +erase +scrap +ditch|bin it|bin that|bin the|+trash +kill +lose +clear|get rid of|take ... off|take ... out|+cross ... off|+strike ... off|cross out|+drop +dump +axe +nix|wipe
move: +move +reschedule +push +shift +bump +postpone +delay +switch +swap +bring ... forward|bring forward|put off|push back|moved|pushed back|moved up|got moved|carry over|do ... instead
change: +change +update +edit +adjust +correct +fix +amend +modify +set|make it|make that|should be|is now|are now|actually|instead|instead of|now|not ... but|rather than
rename: +rename|call it|call that|name it|name is|spell it|spelled|change the name|change the title|change the wording|title to|title is|name to|wording to|is called|should be called|rename it
placeNamed: location|place|venue|address|location is|place is|it's held at
not: not|don't|doesn't|isn't|aren't|wasn't|weren't|no|never|won't|can't|without|except|didn't
ask: what|when|where|who|whose|which|how|why|is|are|do|does|did|has|have|will|can|should|any|anything|what's|when's|who's|where's|how's|tell me|show me|let me know
correction: no|nope|ach|its|it is|oops|wait|sorry|actually|scratch that|correction|hmm|i mean|i meant|i said|make it|make that|change it|it's|that's|should be|let's make it|typo|a typo|my mistake|my bad|on second thought|better|wrong|wrong one|wrong kid|wrong day|hang on|turns out|instead|rather|not|to be precise|would be better|right one|is the right|precise|exact|mixed up
ending: until|till|back|return|returning|home|come home|coming home|come back|through|end|ends|ending|extend|extended|extending|longer|stay|staying
relationship.family: family|relative|cousin|aunt|uncle|niece|nephew|grandma|grandpa|grandmother|grandfather|sister|brother
relationship.friend: friend|friends|classmate|buddy|neighbor|neighbour|coworker|colleague
billingFrequency.monthly: a month|monthly|per month|every month|month
billingFrequency.quarterly: a quarter|quarterly|per quarter|every quarter|every three months|every 3 months
billingFrequency.annually: a year|yearly|per year|every year|annually|annual
`;
