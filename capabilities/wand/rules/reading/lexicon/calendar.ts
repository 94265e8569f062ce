export const calendarMeanings = `
callOff: +cancel|call off|called off|call ... off|is off|are off|is cancelled|not happening|isn't happening|won't happen|fell through|no longer happening|not going|can't make|cannot make|+scratch|bail on|bailing on
skip: +skip +miss|leave out|sit out|no ... today|no ... tomorrow|not this week|won't make it|can't make it|is sick|not going to|isn't going to|off this week|give ... a miss
party: party|celebration|bash|birthday party|celebrating|party's
appointment: appointment|appt|visit|checkup|session|lesson|class|practice|meeting
calendar: calendar|schedule|diary|agenda
event: event|party|concert|fair|recital|wedding|festival|show|game|match|dinner with|picnic
series: all of them|the whole series|every one|for good|altogether|completely|all future|permanently|entirely|whole
onwards: from now on|going forward|from ... on|onwards|from then on|and after that|starting
once: just this once|only this|this once|just this one|just this week|this time only|only this time|only this week|this one
`;
