const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Windows-1252 characters of the bytes 0x80 to 0x9f. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const misread = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g;

const byteOf = (char: string) => {
  const at = windows1252.indexOf(char);
  return at < 0 ? char.charCodeAt(0) : 0x80 + at;
};

/** Decodes UTF-8 that was mistaken for Windows-1252 ('Â½' -> '½'); leaves other text alone. */
function decodeDoubleEncoded(text: string) {
  try {
    return decodeURIComponent([...text].map((char) => `%${byteOf(char).toString(16)}`).join(''));
  } catch {
    return text;
  }
}

const nonAscii = /[\u0080-\uffff]/;

/** Collapses whitespace, removes invisible characters and repairs wrongly decoded text. */
export const tidy = (text: string) => {
  const repaired = nonAscii.test(text) ? text.replace(misread, decodeDoubleEncoded).replace(invisible, '') : text;
  return repaired.replace(/\s+/g, ' ').trim();
};

/** Normalizes a text for comparison without case, spaces and punctuation. */
export const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
