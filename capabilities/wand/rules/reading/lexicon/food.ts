export const foodMeanings = `
tick: +tick +check +buy +grab +purchase|got|bought|have got|picked up|in the cart|in the basket|in the trolley|check off|tick off|cross off|got the|already got|already have
untick: +untick +uncheck|still need|put back|back on|didn't get|did not get|forgot the|they were out of|were out of|couldn't find|not bought|sold out
want: +need +want|out of|run out of|running out of|running low|running low on|low on|no more|we're out|ran out|short on|+get +buy +grab|pick up
plan: +plan +cook +make +have +eat +serve|for dinner|on the menu|let's have|want to eat
meal: dinner|lunch|breakfast|supper|snack|brunch|meal|meals|tea time|for tea|dinners|lunches|menu|meal plan
groceries: groceries|grocery|shopping|grocery list|shopping list|the list|list|store|supermarket|to buy|cart|basket|trolley
staple: always have|staple|staples|pantry|always at home|at home already|never need|have plenty|always in|have it at home|on hand
quantity: +make|instead of|not|bump|change|double|only|just|more|need|qty|quantity|amount
recipe: recipe|recipes|cookbook|ingredients|servings|serves|serving|steps|instructions|cook it
favorite: favorite|favourite|fave|star|starred|heart|love this|family favorite|favorites|favourites|unstar|unfavorite|no longer a favorite|mark as favorite
rate: loved|liked|hated|disliked|enjoyed|was great|were great|a hit|a flop|delicious|yummy|gross|disgusting|not again|never again|didn't like|did not like|didn't go down|wasn't great|was ok|was okay|so-so|meh|thumbs up|thumbs down|was good|were good|ate it all|nobody ate|refused|was fine|devoured|awful|big hit|was amazing|keeper|no one liked
copy: +copy +repeat +reuse|same as last week|last week's meals|like last week|again next week
fill: +fill +generate +build +make|come up with|figure out|work out|put together|do the meal plan|plan the week|plan our week|plan my week|plan dinners|sort out
week: week|weekly|this week|next week|the week
`;
