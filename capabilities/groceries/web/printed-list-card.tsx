import { badgesOf, weekRange } from '#capabilities/meals/rules/week-words.ts';
import { capitalize } from '#core/capitalize.ts';
import type { GroceryList } from '../contract.ts';
import { groupsOf, type ListedItem, unticked, withJoinedItems } from '../rules/list-groups.ts';
import { amountToBuy, itemDetails } from '../rules/list-text.ts';

/** What is left to buy, on paper: boxes to tick by aisle, with what to take off the shelf larger than the exact amount. */
export function PrintedListCard({ list }: { list: GroceryList }) {
  const groups = groupsOf(unticked(withJoinedItems(list.items)));
  return (
    <div aria-hidden className="list-sheet">
      <div className="sheet-head">
        <p className="sheet-title">Groceries</p>
        <p>{weekRange(list.weekStartDate)}</p>
      </div>
      <div className="list-sheet-aisles">
        {groups.map(({ category, items }) => (
          <section key={category}>
            <h3>{category}</h3>
            <ul>
              {items.map((item) => (
                <PrintedItem key={item.id} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {list.atHome.length > 0 && (
        <section className="list-sheet-at-home">
          <h3>Probably at home</h3>
          <ul>
            {list.atHome.map(({ id, name }) => (
              <li key={id}>{capitalize(name)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function PrintedItem({ item }: { item: ListedItem }) {
  const { name, concerns, added = [] } = item;
  const notes = [itemDetails(item), ...[item, ...added].map((one) => one.note), ...badgesOf(concerns)];
  return (
    <li>
      <span className="list-sheet-food">
        {capitalize(name)}
        {notes.some(Boolean) && <small>{notes.filter(Boolean).join(' · ')}</small>}
      </span>
      <span className="list-sheet-amount">{amountToBuy(item)}</span>
    </li>
  );
}
