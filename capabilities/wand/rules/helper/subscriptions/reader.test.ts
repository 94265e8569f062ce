import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { subscriptionReader } from './reader.ts';

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  ['add netflix 15.99 a month', 'add_subscription serviceName=Netflix subscriptionCost=1599 billingFrequency=monthly'],
  [
    'we pay $12 monthly for spotify',
    'add_subscription serviceName=Spotify subscriptionCost=1200 billingFrequency=monthly',
  ],
  [
    'amazon prime 139 a year',
    'add_subscription serviceName=Amazon prime subscriptionCost=13900 billingFrequency=annually',
  ],
  [
    'new subscription Hulu $7.99/month, next charge on dec 1',
    'add_subscription serviceName=Hulu subscriptionCost=799 billingFrequency=monthly nextBillingDate=2026-12-01',
  ],
  [
    'we subscribed to kiwico for $25 a month',
    'add_subscription serviceName=Kiwico subscriptionCost=2500 billingFrequency=monthly',
  ],
  [
    'peacock is 7.99 monthly, first bill was nov 3',
    'add_subscription serviceName=Peacock subscriptionCost=799 billingFrequency=monthly nextBillingDate=2026-12-03',
  ],
  [
    'Add Disney Plus to my subscriptions at $10.99 a month.',
    'add_subscription serviceName=Disney Plus subscriptionCost=1099 billingFrequency=monthly',
  ],
  [
    'Add a Chewy cat food subscription, 2 bags, $32 every month.',
    'add_subscription serviceName=Chewy cat food subscriptionCost=3200 billingFrequency=monthly',
    'says: I do not keep how many come with Chewy cat food.',
  ],
  ['change the coterie order to 3 boxes', 'says: I do not keep how many come with Coterie Diapers.'],
  [
    'coterie is 3 boxes for $99 a month now',
    'change_subscription id=Coterie Diapers subscriptionCost=9900',
    'says: I do not keep how many come with Coterie Diapers.',
  ],
  ['get hellofresh going again', 'change_subscription id=HelloFresh status=active'],
  ['bin the thrive market subscription', 'change_subscription id=Thrive Market status=cancelled'],
  [
    'dropped coterie, and hellofresh is 69.99 now',
    'change_subscription id=Coterie Diapers status=cancelled',
    'change_subscription id=HelloFresh subscriptionCost=6999',
  ],
  ['we finally got rid of coterie', 'change_subscription id=Coterie Diapers status=cancelled'],
  ['coterie dropped to 89.99', 'change_subscription id=Coterie Diapers subscriptionCost=8999'],
  ['new subscription spotify', 'asks: How much is Spotify?'],
  ['new subscription', 'asks: Which service is it?'],
  ['pause the diapers', 'change_subscription id=Coterie Diapers status=paused'],
  ['put coterie on hold', 'change_subscription id=Coterie Diapers status=paused'],
  ['cancel lovevery', 'change_subscription id=Lovevery Play Kits status=cancelled'],
  ['we quit thrive market', 'change_subscription id=Thrive Market status=cancelled'],
  ['hellofresh is back on', 'change_subscription id=HelloFresh status=active'],
  ['resume hello fresh', 'change_subscription id=HelloFresh status=active'],
  ['coterie went up to $99', 'change_subscription id=Coterie Diapers subscriptionCost=9900'],
  ['lovevery now costs 130', 'change_subscription id=Lovevery Play Kits subscriptionCost=13000'],
  ['switch coterie to quarterly', 'change_subscription id=Coterie Diapers billingFrequency=quarterly'],
  ['coterie will be billed on the 28th', 'change_subscription id=Coterie Diapers nextBillingDate=2026-11-28'],
  ['remove thrive market', 'remove_subscription id=Thrive Market'],
  ['cancel my gym membership', "says: There is no subscription called 'gym'."],
  ['coterie went from $95 to $99', 'change_subscription id=Coterie Diapers subscriptionCost=9900'],
  ['lovevery went up by $10', 'change_subscription id=Lovevery Play Kits subscriptionCost=13000'],
  ['switch lovevery from quarterly to annually', 'change_subscription id=Lovevery Play Kits billingFrequency=annually'],
  ['we only pay 85 for coterie now', 'change_subscription id=Coterie Diapers subscriptionCost=8500'],
  ["coterie gave us a discount, it's 85 a month now", 'change_subscription id=Coterie Diapers subscriptionCost=8500'],
  [
    'pause coterie and thrive market',
    'change_subscription id=Coterie Diapers status=paused',
    'change_subscription id=Thrive Market status=paused',
  ],
  ['cancel coterie because nora is potty trained', 'change_subscription id=Coterie Diapers status=cancelled'],
  ['let lovevery lapse', 'change_subscription id=Lovevery Play Kits status=cancelled'],
  ['hellofresh is no longer paused', 'change_subscription id=HelloFresh status=active'],
  ["thrive market shouldn't be on the list of subscriptions any more", 'remove_subscription id=Thrive Market'],
  [
    'amazon prime renews february 8th for $139 a year, keep track of that',
    'add_subscription serviceName=Amazon prime subscriptionCost=13900 billingFrequency=annually nextBillingDate=2027-02-08',
  ],
  ['add the New Yorker to our subscriptions', 'asks: How much is New Yorker?'],
  ['add hulu', 'asks: How much is Hulu?'],
  ['add hulu for 7.99', 'add_subscription serviceName=Hulu subscriptionCost=799'],
  ['add hellofresh', 'says: HelloFresh is there already, $240.00 monthly.'],
  [
    'add peacock with ads for 9.99/month, renews on the 5th',
    'add_subscription serviceName=Peacock with ads subscriptionCost=999 billingFrequency=monthly nextBillingDate=2026-12-05',
  ],
  [
    'the new yorker, 12 issues for 90 dollars a year',
    'add_subscription serviceName=New yorker subscriptionCost=9000 billingFrequency=annually',
    'says: I do not keep how many come with New yorker.',
  ],
  [
    'diaper subscription from amazon 2 boxes a month for 49.99',
    'add_subscription serviceName=Amazon diaper subscriptionCost=4999 billingFrequency=monthly',
    'says: I do not keep how many come with Amazon diaper.',
  ],
  [
    'i pay 60 for enfamil formula every 4 weeks',
    'asks: I keep what is billed monthly, quarterly or annually only. Shall I note $65.00 a month, which is as much over the year, or $60.00 a month?',
  ],
  [
    'hellofresh costs 60 a week',
    'asks: I keep what is billed monthly, quarterly or annually only. Shall I note $260.00 a month, which is as much over the year, or $60.00 a month?',
  ],
  [
    'coterie every 2 weeks',
    'says: I keep what is billed monthly, quarterly or annually only. Coterie Diapers is monthly.',
  ],
  ['make coterie 2 boxes', 'says: I do not keep how many come with Coterie Diapers.'],
  ['thrive market is quarterly not yearly', 'change_subscription id=Thrive Market billingFrequency=quarterly'],
  ['coterie is charged on the 8th of each month', 'change_subscription id=Coterie Diapers nextBillingDate=2026-12-08'],
  ['coterie went up', 'asks: How much is Coterie Diapers now?'],
  ['lovevery raised their prices', 'asks: How much is Lovevery Play Kits now?'],
  ['the coterie price changed', 'asks: How much is Coterie Diapers now?'],
  [
    'pause coterie until january',
    'change_subscription id=Coterie Diapers status=paused',
    'says: It stays paused until you say that it goes on: I cannot do that on a day by itself.',
  ],
  [
    'cancel lovevery at the end of the month',
    'change_subscription id=Lovevery Play Kits status=cancelled',
    'says: It is cancelled at once: I cannot do that on a day by itself, but I can remind you of it.',
  ],
  [
    'We get 2 bags of hay from Chewy every month for $24.99',
    'add_subscription serviceName=Chewy hay subscriptionCost=2499 billingFrequency=monthly',
    'says: I do not keep how many come with Chewy hay.',
  ],
  [
    'our coffee is delivered from Trade every month for 18 bucks',
    'add_subscription serviceName=Trade coffee subscriptionCost=1800 billingFrequency=monthly',
  ],
  [
    'we have a free trial of audible until nov 30, then 7.99 a month',
    'add_subscription serviceName=Audible subscriptionCost=799 billingFrequency=monthly nextBillingDate=2026-11-30',
  ],
  ['add now tv 9.99 a month', 'add_subscription serviceName=Now tv subscriptionCost=999 billingFrequency=monthly'],
  ['we got rid of thrive market', 'change_subscription id=Thrive Market status=cancelled'],
  [
    'chewy sends us cat litter every month for 19.99',
    'add_subscription serviceName=Chewy cat litter subscriptionCost=1999 billingFrequency=monthly',
  ],
  [
    "Mia's ballet is 160 a term",
    "asks: I keep what is billed monthly, quarterly or annually only. How much is Mia's ballet a month?",
  ],
  [
    'paper towels from amazon 24.99 every 2 months',
    'asks: I keep what is billed monthly, quarterly or annually only. How much is Amazon paper towels a month?',
  ],
  [
    'add youtube premium, family plan, 22.99, bills on the 14th',
    'add_subscription serviceName=Youtube premium family plan subscriptionCost=2299 nextBillingDate=2026-12-14',
  ],
  ['coterie comes out on the 8th', 'change_subscription id=Coterie Diapers nextBillingDate=2026-12-08'],
  ['peacock $10.99', 'add_subscription serviceName=Peacock subscriptionCost=1099'],
  [
    "mia's swimming club is $28 a month",
    "add_subscription serviceName=Mia's swimming club subscriptionCost=2800 billingFrequency=monthly",
  ],
  [
    'I signed Mia up for a science subscription box, 29 bucks a month',
    'add_subscription serviceName=Science box subscriptionCost=2900 billingFrequency=monthly',
  ],
  [
    'lawn service 45 biweekly',
    'asks: I keep what is billed monthly, quarterly or annually only. Shall I note $97.50 a month, which is as much over the year, or $45.00 a month?',
  ],
  [
    'we switched from HelloFresh to Gousto',
    'change_subscription id=HelloFresh status=cancelled',
    'asks: How much is Gousto?',
  ],
  [
    'replace hellofresh with gousto for $60 a month',
    'change_subscription id=HelloFresh status=cancelled',
    'add_subscription serviceName=Gousto subscriptionCost=6000 billingFrequency=monthly',
  ],
  [
    'coterie is going up to 105 next month',
    'change_subscription id=Coterie Diapers subscriptionCost=10500',
    'says: The price is noted from now on: I cannot change it on a day by itself.',
  ],
  [
    'cancel lovevery in january',
    'change_subscription id=Lovevery Play Kits status=cancelled',
    'says: It is cancelled at once: I cannot do that on a day by itself, but I can remind you of it.',
  ],
  ["we don't use thrive market anymore, cancel it", 'change_subscription id=Thrive Market status=cancelled'],
];

test.each(rows)('reads what is paid for again and again: %s', async (message, ...readings) => {
  expect((await readingsOf(subscriptionReader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'swim class is $80 a month',
  'my salary is 4000 a month',
  'cancel the dentist',
  'school lunch costs $3.50 a day',
  'pay the babysitter $40 on friday',
  'diapers are $40 at target',
  "don't cancel lovevery",
  'maybe we should cancel thrive market',
  'lovevery sent us the wrong box',
  'i think coterie is 99 now',
  'christmas market on dec 12 at 4',
  'piano at 10 weekly',
];

test.each(left)('leaves to others: %s', async (message) => {
  expect(await readingsOf(subscriptionReader, message)).toEqual([]);
});
