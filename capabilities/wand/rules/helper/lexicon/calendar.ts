export const calendarMeanings = `
callOff: +cancel|is over for good|gone for good|gave up|has given up|done for the season|finished for the year|is done for|are done with|we're done with|off the calendar|call off|called off|call ... off|is off|are off|is cancelled|got cancelled|fell through|not happening|isn't happening|won't happen|no longer happening|not going|can't make|cannot make|+scratch|+strike|bail on|bailing on|is dead|off it goes
skip: +skip +miss|sits out|leave ... out|leave out|leave that one out|sit out|no|without me|not this week|won't make it|can't make it|can't make|is sick|not going to|isn't going to|off|give ... a miss|take ... out of|will not take place|not happening
party: party|celebration|bash|birthday party|celebrating|party's
appointment: appointment|appointments|appt|appts|visit|checkup|check-up|session|lesson|class|practice|meeting
appointmentLead: first one's|first one's the|first one|first one on|the first one|appointment for|appointment called|appointment named|appt for|appt called|an appointment|an appt|new appointment|new appt|new event|new family event|an event|event called|family event|appointment:|event:|entry for|an entry for|the date for|recurring|* appt|appt:|event|to see|got to see|has to see|have to see|needs to see|starts|starting|needs an entry for
calendar: calendar|calendars|schedule|diary|agenda|on the calendar|in the calendar|family calendar|our calendar|on the books
booking: write that down|write it down|put that down|put it down|put that in|put it in|get that on|stick that in|pop that in|pop it in|block off|blocked off|+squeeze +pencil +block +stick +pop +shove|put me down|down for|put ... down for|got ... in|in for|in with|book ... in|fit ... in|booked|set for|is set for|offered|is going in for|to be at|+save the date|reminder
event: event|party|concert|fair|recital|wedding|festival|show|game|match|dinner with|picnic
series: all of them|every one of them|every single|all the|for all the|the whole series|whole series|entire|the series|every one|for good|altogether|completely|all future|permanently|entirely|whole|the whole
onwards: from now on|going forward|from ... on|from ... onward|from ... onwards|onwards|onward|from then on|and after that|starting|the rest|no more
once: just this once|only this|this once|just this one|just this week|this time only|only this time|only this week|only that one|that one only|this one|just the once|just once|one time|just this|just that|just that week|exceptionally|only tomorrow|only today|tonight only|today only|rest stays|only the|only
oneName: well visit|well child|well check|well baby|thank you note|thank you notes|thank - you notes|thank - you note|thank you card|thank you cards|book fair|book club|book week|book report|book sale|book swap|book signing|book day|block party|class 2b|record store|notes app|schedule pickup|log cabin|play date|open house|show and tell
repair: no wait|nope wait|wait no|i mean|i meant|scratch that|hang on|hold on|make that|make it|or no|erm no|or rather|sorry|correction|they gave us
cannot: can't|cant|cannot|can not|don't|dont|won't|wont|unable|prevents|no longer|doesn't work|looking at the wrong|won't get to|won't manage
telling: turns out|got off the phone|just called|called|phoned|rang|sent|says|said|won't believe|i'm driving|got through|got hold of|call back|looking|falls out|told|begging|here|grinding|scratching|i've slept|what a|asked|says that|emailed|texted|invited themselves|got|rain or no rain|bought|tickets
placeKind: park|school|elementary|preschool|kindergarten|daycare|clubhouse|stables|pharmacy|market|harbor|marina|station|airport|aquarium|courthouse|library|gym|church|hall|center|centre|clinic|office|hospital|street|mall|theater|theatre|club|room|house|place|museum|cafe|restaurant|pool|field|stadium|square|studio|lane|road|avenue|ave|st|zoo|beach|farm|rink|garden|gardens|academy|auditorium|playground|green|campus|suite|ste|temple|mosque|synagogue|chapel|arena|hotel|bakery|salon|cathedral|university|college|community|parish|basement|cafeteria|yard|backyard|barn
placeWord: location|the location|place|the place|address|the address|venue|the venue|where
placeLead: takes place at|is held at|moved to the|is on the|change ... place to|they bowl at|they meet at
goesTo: goes to|go to|relocated|+relocate|moves to|moving to|is moving to
behind: add that|add it|please|instead|now|this year|this yr|btw|dear|from now on|add the location|same
note: note|a note|notes|the notes|add a note|put a note|write in the notes|in the notes|note for|note on|note to|note on the|needs a note|write|memo|write that down|write it down
bring: bring|bringing|must bring|has to bring|have to bring|needs to bring|need to bring|to bring|take along|brings|bring along
ending: ends|end|end it|finish|finishes|the last|last|stop|stops|the end|end date|the end of|end on|the end date|run til|run until|runs til|runs till|runs until|goes until|goes on until|run till
same: same|same time|same day|same hour|same place|same night|rest stays|stays
shift.later: later|back|out|longer|+postpone +delay +push +bump|put off|push back|more|extra|can wait|wait
shift.earlier: earlier|sooner|forward|ahead|shorter|up|pull
`;
