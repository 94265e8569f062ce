const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** What a byte read as Windows-1252 became, where that is not the byte's own number. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const misread = /[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g;

const byteOf = (char: string) => {
  const at = windows.indexOf(char);
  return at < 0 ? char.charCodeAt(0) : 0x80 + at;
};

/** Reads again as UTF-8 what the page's author read as Windows-1252 ('Â½'); leaves alone what is not UTF-8. */
function readAgain(text: string) {
  try {
    return decodeURIComponent([...text].map((char) => `%${byteOf(char).toString(16)}`).join(''));
  } catch {
    return text;
  }
}

const unusual = /[\u0080-\uffff]/;

/** White space collapsed, characters nobody sees removed, texts that were read in the wrong encoding repaired. */
export const tidy = (text: string) => {
  const seen = unusual.test(text) ? text.replace(misread, readAgain).replace(invisible, '') : text;
  return seen.replace(/\s+/g, ' ').trim();
};

/** What two texts have in common when case, spaces and punctuation do not count. */
export const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
