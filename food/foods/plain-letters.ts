const specialLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Lowercases and removes accents, apostrophes and trademark signs: 'Crème d’Œuf®' -> 'creme doeuf'. */
export const plainLetters = (text: string): string =>
  text
    .replace(/[®™]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => specialLetters[letter] ?? letter);
