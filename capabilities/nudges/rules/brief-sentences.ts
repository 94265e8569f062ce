import { isMedical } from '#capabilities/notices/rules/due/things.ts';
import type { AddedSentence } from '#capabilities/notices/rules/words/brief-words.ts';
import type { Nudge } from './nudges.ts';

const maxInBrief = 2;

const isPrivate = ({ kind, subject }: Nudge) => kind === 'checkup' || (kind === 'visit' && isMedical.test(subject));

/** The strongest nudges of those that the dashboard shows. */
export const briefSentences = (nudges: readonly Nudge[]): AddedSentence[] =>
  nudges.slice(0, maxInBrief).map((nudge) => ({
    sentence: nudge.sentence,
    vague: isPrivate(nudge) ? 'It may be time to book a visit.' : nudge.sentence,
  }));
