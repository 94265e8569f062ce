import { isMedical } from '#capabilities/notices/rules/due/things.ts';
import type { AddedSentence } from '#capabilities/notices/rules/words/brief-words.ts';
import type { Nudge } from './nudges.ts';

const maxInBrief = 2;

const isPrivate = ({ kind, subject }: Nudge) => kind === 'checkup' || (kind === 'visit' && isMedical.test(subject));

/** The first of what the dashboard shows, the strongest first. */
export const briefSentences = (nudges: readonly Nudge[]): AddedSentence[] =>
  nudges.slice(0, maxInBrief).map((nudge) => ({
    sentence: nudge.sentence,
    vague: isPrivate(nudge) ? 'It may be time to book a visit.' : nudge.sentence,
  }));
