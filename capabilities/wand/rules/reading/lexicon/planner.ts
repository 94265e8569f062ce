export const plannerMeanings = `
finish: +finish +complete|is done|are done|done|did|already done|+tick ... off|+check ... off|+cross ... off|mark ... done|mark ... as done|took care of|taken care of|handled|sorted|all set|dealt with|got done
dismiss: +dismiss|never mind|don't need to|no need to|not needed|forget about|drop it|doesn't matter|off my plate
remind: +remind|don't forget|don't let me forget|reminder|remember to|nudge|ping|alert|heads up|notify|note to self|gotta|have to|need to|must
trip: trip|vacation|holiday|getaway|travel|+fly +drive +visit|going to|road trip|cruise|weekend away|camping|we're off to|journey|staying|flying|heading to|go to
traveler: coming|come with|comes with|join|joins|joining|coming along|not coming|can't come|is coming|along|travelers|tag along
pack: +pack|packing list|packing|pack list|suitcase|bring|luggage|packed|bag
packed: packed|is packed|already packed|in the suitcase|in the bag|i packed
task: task|todo|to-do|to do|chore|errand|planner|reminder
`;
