/** Days on which school is closed, said as the readers know them. */

const short = /\b(school|daycare|preschool|kindergarten|camp|office|clinic)'s (?=(?:closed|out|off|cancell?ed)\b)/gi;
/** 'closed thursday and friday next week for thanksgiving': why stands behind the days, where it would be something on the second of them. */
const whyLast =
  /\b(closed|no school|no daycare) ((?:on )?[\p{L}\d ]{3,30} (?:and|&|through|to) [\p{L}\d ]{2,30}) (for (?:the )?(?:thanksgiving|christmas|xmas|easter|hanukkah|new year'?s?|diwali|eid|winter|spring|fall|holidays?)(?: break| holidays?)?)(?=$|[.,;!])/giu;

/** 'school's closed thurs and fri for thanksgiving' -> 'school is closed for thanksgiving thurs and fri' */
export const withClosing = (message: string): string =>
  /\bclosed\b|\bno school\b|\bno daycare\b|'s (?:out|off|cancell?ed)\b/i.test(message)
    ? message.replaceAll(short, '$1 is ').replaceAll(whyLast, '$1 $3 $2')
    : message;
