const joined: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** 'Crème d’Œuf®' -> 'creme doeuf': small letters without accents, apostrophes and trade marks. */
export const plainLetters = (text: string): string =>
  text
    .replace(/[®™]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => joined[letter] ?? letter);
