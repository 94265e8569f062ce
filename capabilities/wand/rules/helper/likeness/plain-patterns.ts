/** Words of requests that are said in few ways. */

export const statuses: [words: RegExp, plain: string][] = [
  [
    /\b(un-?pause|resume|restart|re-?activate|back on|start(ed)? again|turn(ed)? (it )?on|active again|(back )?to active)\b/,
    'resume',
  ],
  [/\b(pause|paused|pausing|hold|freeze|suspend|break)\b/, 'pause'],
  [/\b(cancel|cancell?ed|cancell?ing|quit|ended|stop(ped)?)\b/, 'cancel'],
];
export const price = /\$ ?\d{1,5}(?:\.\d\d)?|\b\d{1,5}\.\d\d\b|\b\d{1,5}(?= (?:dollars|bucks|a month|a year|per|now))/;

export const size = /\b(\d{1,2}[-/]\d{1,2}|\d{2,3}|\d{1,2}[tm]|\d{1,2}(?:\.5)?)\b/;
/** What no longer fits is not the size of anybody. */
export const outgrown = /\b(?:outgr|gr(?:ew|own) out of|too (?:big|small|tight))/;
export const worn: [words: RegExp, what: string][] = [
  [/\b(shoes?|sneakers|boots|feet)\b/, 'shoe'],
  [/\b(cloth|clothes|clothing|wears)/, 'clothing'],
];
