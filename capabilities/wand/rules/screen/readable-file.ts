export const readableFiles = '.txt,.eml,.ics,.html,.htm';
const maxBytes = 2_000_000;
export const emptyFileMessage = 'That file is empty.';

const isReadable = (name: string) => readableFiles.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** The message for a file that can't be read; undefined if it can. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!isReadable(name))
    return 'I can read .txt, .eml, .ics and .html files. Please copy the text of this one and paste it here.';
  if (size > maxBytes) return 'That file is larger than 2 MB. Please paste the part that matters instead.';
  return size === 0 ? emptyFileMessage : undefined;
}
