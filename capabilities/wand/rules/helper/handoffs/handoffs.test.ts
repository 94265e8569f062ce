import { describe, expect, test } from 'vitest';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import { heard } from '#testing/wand-heard.ts';
import { sampleLook } from '#testing/wand-sample-look.ts';
import type { Look } from '../../tools/tool.ts';

const cardOf = async (message: string, look?: Look) => (await heard(message, look)).cards;

/** Another household: other names, and a weekly pick-up. */
const otherLook: Look = async (endpoint, input) => {
  const names = new Map([
    ['Ana', 'Priya'],
    ['David', 'Jonas'],
    ['Mia', 'Asha'],
  ]);
  const household = (await sampleLook(householdApi.list)).map((person) => {
    const name = names.get(person.name) ?? person.name;
    return { ...person, name, id: name.toLowerCase() };
  });
  const [, swim] = await sampleLook(appointmentsApi.list);
  const pickUp = { ...swim, id: 'pick-up', title: 'School pick-up', childName: 'Asha', date: '2026-09-03' };
  if ((endpoint as unknown) === householdApi.list) return household as never;
  if ((endpoint as unknown) === appointmentsApi.list) return [pickUp] as never;
  return sampleLook(endpoint, input);
};

describe('asking somebody to do what is kept', () => {
  const swim = 'hand_over: type appointment, recordId Swim class Mia, day';

  test.each([
    ['ask David to take Mia to swim on Tuesday', `${swim} 2026-11-17, takerId david`],
    ['Can you ask David to take Mia to swim next Tuesday, please?', `${swim} 2026-11-24, takerId david`],
    ['ask my husband to drive Mia to swim on Tuesday at 4', `${swim} 2026-11-17, takerId david`],
    ['ask David if he can do swim class', `${swim} 2026-11-17, takerId david`],
    [
      'Ask David to pick Mia up from piano on Thursday.',
      'hand_over: type appointment, recordId Piano lesson Mia, day 2026-11-19, takerId david',
    ],
    ['ask David to take Mia to the dentist', 'hand_over: type appointment, recordId Dentist Mia, takerId david'],
    ['ask David to order the holiday cards', 'hand_over: type reminder, recordId Order holiday cards, takerId david'],
    ['ask David to take Emma to her party', 'hand_over: type party, recordId Emma, takerId david'],
    // Somebody without a login gets a link.
    ['ask Grandma to take Leo to his haircut', 'hand_over: type appointment, recordId Haircut Leo, guestName Grandma'],
    ['ask my mom to take Mia to swim on Tuesday', `${swim} 2026-11-17, guestName Mom`],
  ])('%s', async (said, card) => {
    expect(await cardOf(said)).toBe(card);
  });

  test.each([
    'ask Jonas to pick up Asha from school on Thursday',
    'ask Jonas to do the school pick-up on Thursday',
    "ask Jonas to take care of Thursday's pick-up",
  ])('in another household: %s', async (said) => {
    expect(await cardOf(said, otherLook)).toBe(
      'hand_over: type appointment, recordId pick-up, day 2026-11-19, takerId jonas',
    );
  });

  test('two that fit are asked about', async () => {
    expect(await heard('ask David to take the kids to the haircut')).toEqual({
      answer: "Which one: Leo's Haircut on Sat, Nov 21 or Mia's Haircut on Sat, Nov 28?",
      cards: '',
    });
  });

  test.each([
    [
      'ask David to take Mia to swim on Thursday',
      "I can't find swim on Thu, Nov 19,",
      'add_task: title Take Mia to swim, triggerDate 2026-11-19, assigneeId david',
    ],
    ['ask David to take Leo to soccer', "I can't find soccer,", 'add_task: title Take Leo to soccer, assigneeId david'],
    [
      'ask David to bring Mia to swim on Tuesday at 6',
      "I can't find swim on Tue, Nov 17 at 6:00 PM,",
      'add_task: title Bring Mia to swim, triggerDate 2026-11-17, description At 6:00 PM, remindAt 18:00, assigneeId david',
    ],
  ])('%s: there is no such thing, and a task is offered', async (said, answer, card) => {
    const { answer: told, cards } = await heard(said);
    expect(told).toContain(`${answer} so there's nothing to hand over yet. It could be a task instead.`);
    expect(cards).toBe(card);
  });

  test.each([
    'ask Mia to take Leo to swim',
    'ask the dentist to move the appointment',
    'ask the school to do the fair',
    'ask David to call the plumber tomorrow',
    'ask David about swim class',
  ])('%s: nothing is handed over', async (said) => {
    expect(await cardOf(said)).not.toContain('hand_over');
  });
});

describe('what needs her', () => {
  const rows = [
    { sentence: 'Swim class came back from David', about: 'Thursday 4:00 PM' },
    { sentence: 'Netflix renews tomorrow', about: null },
  ];
  const needing =
    (attention: object[]): Look =>
    async (endpoint, input) =>
      (endpoint as unknown) === dashboardApi.show ? ({ attention } as never) : sampleLook(endpoint, input);

  test.each([
    'what needs me',
    'What needs me today?',
    'what else needs my attention?',
    'does anything need me right now',
  ])('%s', async (said) => {
    expect(await heard(said, needing(rows))).toEqual({
      answer: "Here's what needs you:\n- Swim class came back from David (Thursday 4:00 PM)\n- Netflix renews tomorrow",
      cards: '',
    });
    expect((await heard(said, needing([]))).answer).toBe('Nothing needs you right now.');
  });

  test('other questions are none of it', async () => {
    expect((await heard('what needs doing', needing(rows))).answer).toContain('To do:');
  });
});

describe('a sheet for the sitter', () => {
  test.each([
    ['make a sheet for the sitter tonight', ''],
    ['Please make a sitter sheet.', ''],
    ['make a sheet for the babysitter for Mia and Leo tonight', 'childIds mia + leo'],
    ['I need a sheet for the nanny on Friday', 'fromDay 2026-11-20'],
    ['print a sitter sheet for tomorrow night', 'fromDay 2026-11-17, isEveningOnly true'],
    ['make a sheet for the sitter this weekend', 'fromDay 2026-11-21, untilDay 2026-11-22'],
  ])('%s', async (said, values) => {
    expect(await cardOf(said)).toBe(`make_sitter_sheet: ${values}`);
  });

  test('in another household', async () => {
    expect(await cardOf('make a sheet for the sitter for Asha tonight', otherLook)).toBe(
      'make_sitter_sheet: childIds asha',
    );
  });

  test.each(['book a sitter for tonight', 'make a sheet for the sitter with the wifi password', 'a sheet of paper'])(
    '%s: no sheet',
    async (said) => {
      expect(await cardOf(said)).not.toContain('make_sitter_sheet');
    },
  );
});
