import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Intent } from '#core/intent.ts';
import { intentOf } from '#testing/intent.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { withIntents } from './intended-list.ts';

/** Three phones and a server. Requests and answers between them get lost, duplicated or delayed, and all of them crash. */

const clients = [0, 1, 2] as const;
const names = ['apples', 'milk', 'bread'];
const item = (id: string) => ({ id, name: id, checked: false, isAtHome: false, isRemoved: false }) as GroceryItem;
const emptyList = { id: 'list', atHome: [] as GroceryItem[], removed: [] as GroceryItem[] };
const firstList = { ...emptyList, items: names.map(item) } as GroceryList;

const client = fc.constantFrom(...clients);
const step = fc.oneof(
  fc.record({ does: fc.constant('tick' as const), client, name: fc.constantFrom(...names), checked: fc.boolean() }),
  fc.record({ does: fc.constant('add' as const), client }),
  fc.record({ does: fc.constant('take off' as const), client, name: fc.constantFrom(...names) }),
  // A request of a client's first intent; it may arrive at any time, or several times, or never.
  fc.record({ does: fc.constant('send' as const), client }),
  fc.record({
    does: fc.constant('arrive' as const),
    which: fc.nat(20),
    isAnswered: fc.boolean(),
    isCopied: fc.boolean(),
  }),
  fc.record({ does: fc.constant('read' as const), client }),
  fc.record({ does: fc.constant('crash' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function createWorld() {
  const server = { list: firstList, made: [] as string[] };
  const phones = clients.map(() => ({ list: firstList, queue: [] as Intent[] }));
  const phoneOf = (n: number) => phones[n] as (typeof phones)[number];
  let underway: { intent: Intent; from: number }[] = [];
  let count = 0;

  const intend = (from: number, intent: Intent) => {
    count += 1;
    phoneOf(from).queue.push({ ...intent, id: `intent ${count}`, params: { id: 'list', ...intent.params } });
  };
  const serve = ({ intent, from }: (typeof underway)[number], isAnswered: boolean) => {
    if (!server.made.includes(intent.id)) {
      server.made.push(intent.id);
      server.list = withIntents(server.list, [intent]);
    }
    const phone = phoneOf(from);
    if (isAnswered) phone.queue = phone.queue.filter(({ id }) => id !== intent.id);
  };
  const send = (from: number) => {
    const [intent] = phoneOf(from).queue;
    if (intent) underway.push({ intent, from });
  };
  return {
    phones,
    server,
    made: () => count,
    run(it: Step) {
      if (it.does === 'tick')
        intend(
          it.client,
          intentOf(groceriesApi.changeItem, { params: { itemId: it.name }, body: { checked: it.checked } }),
        );
      else if (it.does === 'add') intend(it.client, intentOf(groceriesApi.addItem, { body: { line: 'ice' } }));
      else if (it.does === 'take off')
        intend(it.client, intentOf(groceriesApi.removeItem, { params: { itemId: it.name } }));
      else if (it.does === 'send') send(it.client);
      else if (it.does === 'read') phoneOf(it.client).list = server.list;
      else if (it.does === 'crash') underway = [];
      else {
        const [arrived] = underway.splice(it.which % Math.max(underway.length, 1), it.isCopied ? 0 : 1);
        const copy = arrived ?? (it.isCopied ? underway.at(it.which % Math.max(underway.length, 1)) : undefined);
        if (copy) serve(copy, it.isAnswered);
      }
    },
    /** In the end everything arrives: late copies first, then waiting changes, in order. */
    heal() {
      for (const late of underway.splice(0)) serve(late, false);
      for (const from of clients)
        while (phoneOf(from).queue.length > 0) {
          send(from);
          for (const sent of underway.splice(0)) serve(sent, true);
        }
      for (const phone of phones) phone.list = server.list;
    },
  };
}

test('whatever is lost, copied, late or crashes, all phones end with the same list and every change was made once', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (steps) => {
      const world = createWorld();
      for (const one of steps) {
        world.run(one);
        // A phone always shows its own ticks.
        for (const { list, queue } of world.phones) {
          const shown = withIntents(list, queue);
          const last = queue.findLast(({ body }) => Object(body).checked !== undefined);
          const line = shown.items.find(({ id }) => id === last?.params.itemId);
          if (last && line) expect(line.checked).toBe(Object(last.body).checked);
        }
      }
      world.heal();
      expect(world.server.made.toSorted()).toEqual(
        Array.from({ length: world.made() }, (_, n) => `intent ${n + 1}`).toSorted(),
      );
      for (const { list, queue } of world.phones) expect(withIntents(list, queue)).toEqual(world.server.list);
    }),
    { numRuns: 10_000, seed: 4711 },
  );
});
