export const generalMeanings = `
add: +add +put +pop +stick +throw +jot +note +enter +include +insert +log +record +save +keep +create +write|put down|write down|jot down|set up|put ... down|+get ... on|make a note|need a|new|another|one more
book: +book +schedule +arrange +organise +organize|set up|make an appointment|make a|+get ... in|fit in|sign ... up|+enroll
remove: +remove +delete +erase +scrap +ditch +bin +trash +kill +lose +clear|get rid of|take ... off|take ... out|+cross ... off|+strike ... off|cross out|+drop +dump +axe +nix|wipe
move: +move +reschedule +push +shift +bump +postpone +delay +switch +swap +bring ... forward|bring forward|put off|push back|moved|pushed back|moved up|got moved|carry over|do ... instead
change: +change +update +edit +adjust +correct +fix +amend +modify +set|make it|make that|should be|is now|are now|actually|instead|instead of|now|not ... but|rather than
rename: +rename|call it|change the name|change the title|is called|should be called|rename it
not: not|don't|doesn't|isn't|aren't|no|never|won't|can't|without|except|didn't
ask: what|when|where|who|whose|which|how|why|is|are|do|does|did|has|have|will|can|should|any|anything|what's|when's|who's|where's|how's|tell me|show me|let me know
`;
