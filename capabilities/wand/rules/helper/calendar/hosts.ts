/** Who holds what one goes to. */

const holding = /^(?:hosting|throwing|having|doing|holding)$/i;
/** 'the school is having a bake sale': there. */
export const houses =
  /^(?:(?:my|our|the|her|his|their) )?(?:\p{L}{2,20} )?(?:school|preschool|daycare|kindergarten|church|library|gym|office|club)$/iu;

/** 'Leo's class has a bake sale' */
export const groups = /^(?:(?:my|our|the|her|his|their) )?(?:\p{L}{2,20} )?(?:class|team|troop)$/iu;

/** Where it is said that somebody holds something. */
export function holdsAt(words: readonly string[]): number {
  const at = words.findIndex((word) => holding.test(word));
  const has = words.findIndex((word) => /^(?:has|have|hosts|holds)$/i.test(word));
  const who = words.slice(0, Math.max(0, has)).join(' ');
  return at < 0 && (houses.test(who) || groups.test(who)) ? has : at;
}
