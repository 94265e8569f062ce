/** A family's name within a sentence: 'The Lopez family' -> 'the Lopez family'. */
export const nameInSentence = (name: string) => name.replace(/^The /, 'the ');
