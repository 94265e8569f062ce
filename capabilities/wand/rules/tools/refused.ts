/** What a brain asked for cannot be proposed; the sentence says why, to it and to her. */
export class Refused extends Error {}
