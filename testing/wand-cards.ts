import type { Values } from '#capabilities/wand/rules/tools/tool.ts';
import type { Database } from '#server/database/database.ts';
import { joinFamily } from './join-family.ts';
import type { testApp } from './test-app.ts';
import { talkWith } from './wand-talk.ts';

type SignUp = Awaited<ReturnType<typeof testApp>>['signUp'];
type Person = Awaited<ReturnType<SignUp>>;

/** Ana and David share a family. David is an adult of the household, and signs in as him if he has a login. */
export const coupleOf =
  (signUp: SignUp) =>
  async ({ hasLogin }: { hasLogin: boolean }) => {
    const [ana, david] = [await signUp({ firstName: 'Ana' }), await signUp({ firstName: 'David' })];
    await joinFamily(david, ana);
    const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
    const { id } = (await ana.post('/api/household-members', adult)).json;
    if (hasLogin) await david.post('/api/preferences', { name: 'David', adult: { id }, onboardingCompleted: true });
    return { ana, david: { ...david, familyId: ana.familyId }, davidId: id };
  };

/** The card of a proposal, or the sentence that says why there is none. */
export const cardsIn = (database: Database) => async (person: Person, tool: string, values: Values) => {
  const talk = talkWith({
    database,
    person,
    answering: async function* ({ propose }) {
      const proposed = await propose(tool, values);
      if ('proposal' in proposed) yield { proposal: proposed.proposal };
      yield { content: 'refused' in proposed ? proposed.refused : 'Here it is.' };
    },
  });
  const { proposals, text } = await talk.say('please');
  return { ...talk, proposals, text, details: proposals[0]?.details };
};
