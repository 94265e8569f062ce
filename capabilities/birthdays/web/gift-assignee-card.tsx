import { AssigneeBadge, WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { nextBirthday, today } from '#core/dates.ts';
import { type Birthday, birthdaysApi } from '../contract.ts';

const giftFor = (birthday: Birthday) => ({
  ...{ ...birthday, type: 'birthday', title: `the gift for ${birthday.name}`, change: birthdaysApi.change },
  date: nextBirthday(birthday.date, today()),
});

/** Who takes care of the gift. */
export const GiftAssignee = ({ birthday }: { birthday: Birthday }) => <AssigneeBadge record={giftFor(birthday)} />;

/** The same in the details. */
export const GiftChoice = ({ birthday }: { birthday: Birthday }) => (
  <WhoDoesIt record={giftFor(birthday)} question="Who gets the gift?" />
);

/** The state of handing over the gift. */
export const GiftHandOver = ({ birthday }: { birthday: Birthday }) => <HandOverLine thing={giftFor(birthday)} />;
