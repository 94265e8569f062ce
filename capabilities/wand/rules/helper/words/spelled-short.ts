/** Short ways to say who, when and what: 'my partners birthday', 'apt w dr shah', 'Leo has one at 11'. */
export const shortly: [pattern: RegExp, full: string][] = [
  // 'put our dog Max on the family list', which is no list of things
  [
    /\b(?:[Pp]ut|[Aa]dd) ((?:our|my) (?:new |baby )?\p{Ll}{3,10} \p{Lu}\p{L}{1,20}) (?:on|onto|to|in|into) (?:the|our|my) (?:family|household) list\b/gu,
    'add $1 to the family',
  ],
  // 'by Friday at the latest'
  [/(?<=(?:day|tomorrow|\d(?:st|nd|rd|th)?)) at the latest\b/gi, ''],
  // 'my partners birthday'
  [
    /\b(my|our) (wife|partner|hubby|son|daughter|sister|brother|mother|father)s (?=(?:b-?day|birthday|name|shoe|clothing|size|allerg|dentist|doctor|appointment|m[ou]m|dad|mother|father|party))/giu,
    "$1 $2's ",
  ],
  [
    /\b(my|our) (niece|nephew|cousin|friend|neighbou?r|boss|aunt|uncle)s (?=(?:b-?day|birthday|name|shoe|clothing|size|allerg|dentist|doctor|appointment|m[ou]m|dad|mother|father|party))/giu,
    "$1 $2's ",
  ],
  // 'on Thursday, November 19', 'Thursday, the 19th' are one day.
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day), (?=(?:the \d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2})\b)/gi,
    '$1 ',
  ],
  // 'my name is Hannah and I live with my husband Chris'
  [/\b(?:i|we) live with (my|our) (\p{L}[\p{L}-]{2,20}) (?=\p{L}{2,20}(?:[,.;!]|$| and\b))/giu, '$1 $2 is '],
  [/\btp\b/gi, 'toilet paper'],
  [/\boj\b/gi, 'orange juice'],
  [/\bw\/ ?/gi, 'with '],
  // 'apt w dr shah', but not 'apt 4'
  [/\bapt (?=(?:w|with|for) )/gi, 'appointment '],
  [
    /\b(mommy|mummy|mama|mom|daddy|dad|baby|parent|grandma|tot|toddler) (?:&|and|n) (me|mommy|baby|tot)(?= \p{L})/giu,
    '$1-and-$2',
  ],
  [/\bmake[- ]up (?=(?:game|class|lesson|practice|session|exam|test|date|day)\b)/gi, 'makeup '],
  [/^(?:ok |okay |so )?here(?:'s|s| is| are) (?:(?:the|our|my) (?:plan|schedule) for )?(?=(?:this|next) week: )/gi, ''],
  // 'Mia has a game at 9 and Leo has one at 11'
  [/( and|,) (\p{L}{2,20}) (?:has|gets|needs) one (?=(?:at|on) )/giu, '$1 $2 '],
  [/ [&+] /g, ' and '],
];
