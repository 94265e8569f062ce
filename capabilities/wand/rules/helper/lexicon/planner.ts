export const plannerMeanings = `
finish: +finish +complete|is signed|are signed|is paid|are paid|is ordered|are ordered|is sent|are sent|is mailed|is fixed|are fixed|is done|are done|done|did|already done|+tick ... off|+check ... off|+cross ... off|mark ... done|mark ... as done|took care of|taken care of|handled|sorted|all set|dealt with|got done|behind us|are out|have gone back|is changed
dismiss: +dismiss|never mind|don't need to|no need to|not needed|forget about|drop it|doesn't matter|off my plate
remind: nearer the time|poke me|bug me|bug me about it|bug me about|remind|reminds|be reminded|reminder|remind me|remind us|can you remind me|so remind me|don't forget|dont forget|don't let me forget|dont let me forget|don't let us forget|mustn't forget|must not forget|i keep forgetting|remember|remember to|remember:|reminder please|reminder pls|nudge|ping|alert|heads up|notify|note to self|plan in|keep on at us about|tell me|set a reminder|set a reminder for|i want to be reminded
mustDo: i must|we must|must|i have to|we have to|i still have to|have to|i need to|we need to|need to|i've got to|we've got to|i got to|got to|gotta|i gotta|i should|we should|i want to|i really want to|i'd like to|i ought to
inTime: in time|in good time|in time for
tell: remind|tell|give|get|have|nudge|ask|let|bug|ping|remind uncle|alert
shouldDo: should|needs a nudge|has to|needs to|must|ought to|should get a ping|should get
filing: monthly job|weekly job|yearly job|a job in|a job for|new job|new chore|a chore|weekly chore|monthly chore|daily chore|chore for|chore of|new errand|task|tasks|todo|action item|thought|task for|put that on my to dos|on my to dos|to my to dos|i'd like that on the planner|to my planner|to the planner|to our planner|in the planner|in my planner|on the planner|on my planner|to my to - do list|on my to - do list|to the to - do list|on the to - do list|to our to - do list|on our to - do list|on my to - do|on my to - dos|to my to - dos|to my to - do|to my todo list|on my todo list|on the todo list|to the todo list|to my todos|on my todos|on my task list|to my task list|as a task|make that a task|make it a task|as a to - do|make that a to - do|as a todo|add a task|new task|a task|set a reminder|make a note of it|make a note|to - do|to do|todo|on my plate|on my list|to my list|task list|to do list|put that on|put it on|put that|put it|add it|add that|add it to|set that up|can you add it to her things
planner: in the planner|in my planner|in our planner|to the planner|planner|the planner|from the planner|off the planner|on the planner|to - do list|todo list|task list|my list
trip: trip|trips|vacation|holiday|getaway|travel to|traveling to|travelling to|+fly +drive|+visit|going to|road trip|cruise|weekend away|camping|we're off to|journey|staying|flying|heading to|go to|road trip to|overnight trip|overnight|family trip|family vacation|heading|off to
planTrip: we're doing|doing|+plan +book +add +put +save +create +enter|new trip|put down|put in|make|we're going|finally booked|it goes|is going|making it|make it a trip|create it|save the trip|to our trips|for the diary|put it down as a trip|we finally booked|planning
travel.cruise: cruise
travel.road-trip: road trip|roadtrip|driving|by car|we drive|we're driving|in the car
travel.international: international|abroad|overseas
travel.domestic: domestic
everyone: whole lot of us|the whole lot of us|all of us|all five of us|all four of us|all three of us|all six of us|all seven of us|everyone|everybody|whole family|the whole family|the family|we all|whole family minus pets|the lot of us|all 3 of us|all 4 of us|all 5 of us|all 6 of us
except: bar|except|minus|without|but not|apart from|other than
listOf: list|list for|to - do list|things|plate|job list
goesHerself: me|just me|me and|i|i'm|i'll|i've|myself|and me|and i
traveler: traveler|travelers|coming|come with|comes with|comes|join|joins|joining|coming along|is coming|along|tag along|comes too|come too|add|on the trip|goes|going
leavesOut: not up to|isn't doing|is not doing|without him|without her|strike him|strike her|cross him off|cross her off|not coming|isn't coming|can't come|cannot come|won't come|staying home|stays home|stays with|take ... off|take her off|take him off|take them off|off the trip|not going|isn't going|without|minus|remove|doesn't come|no longer coming|won't be coming|drop
tripEnd: until|till|til|back|be back|come back|get back|return|returning|come home|coming home|get home|home|stay|staying|end|ends|extend|longer|shorter|through|fly home|fly back|end on|extra day
tripStart: leave|leaves|leaving|start|starts|starting|depart|departing|going on|begin|begins|beginning|fly out|drive up|head out|head up|set off|heading out
length: longer|shorter|extra|more|getting
destination: destination|the destination
pack: pack|packs|packing|packing list|pack list|packing lists|the packing list|list|lists|suitcase|luggage|bag|bags|the list|things to pack|list of stuff to pack|stuff to pack|what we're packing|under packing|to the packing|to packing
toPack: under his name|under her name|under their name|in his name|in her name|i'd better|absolutely|bring|bringing|take|taking|need to come along|needs to come along|have to come|has to come|come along|coming to|need to come|need to go on|needs to go on|goes on|go on|+need to bring|need to pack|need to take|don't forget|dont forget|mustn't forget|must not forget|always forget|onto|+toss +write +chuck|we need|goes|need|can't go ... without|don't let us leave ... without|mustn't go ... without|without
packed: packed|is packed|already packed|in the suitcase|in the bag|i packed|in the boot|in the truck|in the car
unpacked: unpack|unpacked|uncheck|untick|not packed|isn't packed|aren't packed|still need|take ... out again|not yet
usual: the usual|usual|usual stuff|suggest|what|help|fill|make a list|the rest
task: task|tasks|todo|to-do|to do|chore|errand|planner|reminder
does: does|do|in charge of|takes care of|takes over|take over|takes|handles|handle|belongs to|belong to|goes under|is on for|is on|responsible for|is mine|are mine|put my name on|put ... name on|job|assign|has|put me down for|put ... down for|that's me|has all|drives|drive|is doing|hand ... to|give ... to|assign ... to
`;
