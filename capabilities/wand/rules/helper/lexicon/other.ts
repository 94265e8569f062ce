export const otherMeanings = `
pause: +pause +suspend +freeze|on ice|on hold|on pause|hold off|take a break|put ... on hold|stop for now|for now
resume: +resume +reactivate +restart +unpause|off hold|start ... again|back on|turn ... back on|switch ... back on|un-pause|running again
unsubscribe: +unsubscribe|+cancel|stop paying|no longer|not renewing|won't renew|quit|done with|got rid of
pay: +pay +cost +charge +bill +renew|price|costs|went up|gone up|goes up|is going up|raised|rased|up to|down to|per month|a month|monthly|yearly|a year|per year|quarterly|subscription price|renewal|renews|billing|next payment|annually
subscription: subscription|subscriptions|membership|sub|subscribed|subscribe|+sign ... up for|signed up for|service|plan|account
status.active: back to active|active|+resume +reactivate +restart +unpause|back on|off hold|start ... again|start ... back up|active again|turn ... on|no longer paused|want ... again|un-pause|running again
status.paused: +pause +suspend +freeze|on ice|on hold|on pause|hold off|take a break|taking a break|for now|stop for
status.cancelled: +cancel +unsubscribe|quit|stop paying|stopped paying|stop using|stop getting|no longer|not renewing|won't renew|done with|ended|drop|ditch|kill|don't need|don't want|don't use
hand: let ... do|let ... take|see if ... would|ask ... if|see if ... can|ask ... to|can ... take|could ... take|hand over|hand ... over|hand ... to|pass ... to|pass that over|give ... to|give it to|+take over|takes ... instead|not me|instead of me|rather than me|takes over|to do ... for me|cover for me|take it off me|offload|headache|goes to|has to go to|deal with|send ... a link|send ... the link|link|she offered|he offered|owes us one|+ask|+handle +sort
does: does|takes|drives|handles|is taking|is doing|is driving|will take|will do|will drive|is in charge|takes care of|responsible for|on duty|looks after|goes with|is going with|picks up|pick up|drop off|drops off|does the|assign|put ... on|'s job
reply: say yes|say no|tell ... yes|tell ... no|can do|i can't do|yes to|no to|accept|decline|agree to|how about
answer.how about: how about|what about|instead|could do ... instead|better at
answer.no: no|nope|can't|cannot|cant|not driving|not doing|decline|say no|won't|not taking|rather not
answer.yes: yes|yeah|sure|happy to|i'll take|i'll do|i'll get|ok|okay|im in|i'm in|accept|say yes|can do|will do|of course|gladly|she wins|he wins|no problem
decision.rather not: rather not|no|nope|doesn't work|does not work|won't work|not agreed|don't agree|say no|can't
decision.agree: agree|agreed|yes|ok|okay|fine|sounds good|works|it is|that works|accept|is good
close.let it go: let it go|let ... go|drop it|leave it be|leave it|skip it|forget it|whatever|survive|scrap it|doesn't matter
close.myself: myself|i'll do|i'll|i do it|i guess|mine|its me|it's me|i take|me then|i'll sign|i will|do it
takeBack: take back|take it back|take ... back|don't need ... to anymore|doesn't need to|neednt|needn't|i'll do it myself|never mind asking|nevermind asking|withdraw|recall|undo|cancel the ask|un-ask|i'll do ... myself|back to me|back please|mine again|forget that i asked|like ... back|what i asked|what i gave|the request|the ask
returned: came back|comes back|has come back|let it go|do it myself|i'll do it|came back to me|bounced back|landed back|back to me|turned down|declined|unclaimed|won't do|can't do|nobody wanted|nobody has time|no one wants it
handing: +ask +tell +say|question|request|asked|wants me to|let ... know|her|him|them|the|thing|one|after all|anymore|stuff|run|again
answerBy: answer by|needs to know by|need to know by|needs to answer by|has to answer by|let me know by|know by|tell me by|reply by|answer before|respond by
tellThem: and tell him|and tell her|tell him|tell her|tell them|with the words|with the message|say to him|say to her|with a note
linkWords: link|allergy|allergies|page|neighbor|neighbour|old|offered|ask|drive|take|pick up
sitter: sitter|sitters|babysitter|sitter sheet|nanny|childminder|sheet|sheets|sheet for|info sheet|who's watching|is watching the kids|watches the kids|babysitting|babysits|whoever sits|sits with|page|info
remarkLead: mention that|mention|write that|note that|with a note that|write on it that|and write on it|write on it|say that|add that|tell her that|include that
wholeDay: all day|whole day|the whole day|during the day
stopSuggesting: stop suggesting|don't suggest|stop recommending|no more suggestions|quit suggesting|never suggest|stop nagging|don't recommend|stop telling me to buy|never suggest it again|stop bringing it up|keep offering|no more ... proposals|enough with|quit proposing
place: phone number|number is|new dentist|new doctor|website|books with|book with|our dentist|our doctor|our hairdresser|office is|places|place|new number|new phone
placeWords: dentist|doctor|pediatrician|paediatrician|hairdresser|barber|optometrist|optician|opticians|allergist|physio|physiotherapist|podiatrist|teacher|music teacher|speech lady|speech therapist|therapist|salon|shop|new|number|phone|call|office|our|is|books|book|with|save|places|place|a place we go to|our people|people|for eyes|finally|has|have|line|new line|#|ski shop|kids dentist|lady|address|moved|has moved|have moved|they|only ever|only|ever|note that|note|appointments|take|takes
street: street|road|rd|ave|avenue|blvd|boulevard|lane|drive|court|square|crescent|terrace|parade|highway|hwy
way.text: by text|texts|text|texted|text message|text messages
way.email: by email|email|e-mail|emails
way.page: web page|online|online booking|website|their page|booking page
way.call: by phone|call them|phoned|called|by calling
wayWords: is best|works best|only takes|only take|only answers|only answer|only does|only do|bookings|prefers|prefer|wants to be|not called|better reached|reached|than by phone|booking|book at|book by|they book at|only ever by
bookWords: +book +schedule +arrange +call +see|get in|get ... in|get|get me|get me in|need|needs|appointment|visit|make|soonest|soonest going|the sooner the better|no date yet|no day yet|no day in mind|something|help me|help|booking|the booking|new|just|like
repeat: weekly|biweekly|fortnightly|monthly|quarterly|annually|yearly|every
frequency.quarterly: quarterly|every quarter|a quarter|per quarter|every 3 months|every three months
frequency.annually: annual|annually|yearly|a year|per year|every year|each year|/ year|/ yr|for the year|a yr|per yr|every 12 months
frequency.monthly: monthly|a month|per month|every month|each month|/ month|/ mo|a mo|pcm|a munth
before: before|beforehand|ahead|early|earlier|in advance|prior|instead
never: no more reminders|no reminders|stop reminding|don't remind|never remind|any alerts|no alerts|no more alerts|any reminders|stop reminders
reminding: +remind +nudge +ping +poke +warn +alert +buzz|reminder|reminders|heads up|shout|give me a shout|tell me|second one|want|set|one|get|make|again|about|a warning|like|second
`;
