/** The sample family has sentences of so many writers that only some of them are learned from. */

export const sampleName = 'sample';
const groupOf = (writer: string) => [...writer].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 5;
/** A fifth, without whom intents are learned for what is learned next. */
export const isLeftOut = (writer: string) => groupOf(writer) === 0;
/** The others would teach little more. */
export const isTaught = (writer: string) => groupOf(writer) < 3;
