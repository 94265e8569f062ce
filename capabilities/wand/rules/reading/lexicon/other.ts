export const otherMeanings = `
pause: +pause +suspend +freeze|on hold|on pause|hold off|take a break|put ... on hold|stop for now|for now
resume: +resume +reactivate +restart +unpause|off hold|start ... again|back on|turn ... back on|switch ... back on|un-pause
unsubscribe: +unsubscribe|+cancel|stop paying|no longer|not renewing|won't renew|quit|done with|got rid of
pay: +pay +cost +charge +bill +renew|price|costs|went up|gone up|goes up|is going up|up to|down to|per month|a month|monthly|yearly|a year|per year|quarterly|subscription price|renewal|renews|billing|next payment|annually
subscription: subscription|subscriptions|membership|sub|subscribed|subscribe|+sign ... up for|signed up for|service|plan
hand: ask ... to|can ... take|could ... take|hand over|hand ... over|hand ... to|pass ... to|give ... to|+take over|takes ... instead|not me|instead of me|takes over|to do ... for me|cover for me
does: does|takes|drives|handles|is taking|is doing|is driving|will take|will do|will drive|is in charge|takes care of|responsible for|on duty|looks after|goes with|is going with|picks up|pick up|drop off|drops off|does the|assign|put ... on|'s job
reply: say yes|say no|tell ... yes|tell ... no|can do|i can't do|yes to|no to|accept|decline|agree to|how about
takeBack: take back|take it back|take ... back|don't need ... to anymore|i'll do it myself|never mind asking|withdraw|cancel the ask|un-ask|i'll do ... myself
returned: came back|comes back|let it go|do it myself|i'll do it|came back to me
sitter: sitter|babysitter|sitter sheet|nanny|childminder|sheet for|info sheet|who's watching|is watching the kids|watches the kids
stopSuggesting: stop suggesting|don't suggest|stop recommending|no more suggestions|quit suggesting|never suggest|stop nagging|don't recommend|stop telling me to buy
place: phone number|number is|new dentist|new doctor|website|books with|book with|our dentist|our doctor|our hairdresser|office is
repeat: weekly|biweekly|fortnightly|monthly|quarterly|annually|yearly|every
`;
