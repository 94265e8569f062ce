export const peopleMeanings = `
birthday: birthday|bday|b-day|birthdays|was born|born on|born|turns|turning|turned|birthdate
gift: gift|gifts|present|presents|gift idea|gift ideas|wishlist|wish list|wants for|would love|wishes for|for her birthday|for his birthday|give her|give him|get her|get him|idea for
ideas: ideas|think of|come up with|suggest|suggestions|brainstorm|find|gift ideas
member: household|family member|new baby|new dog|new cat|pet|adopted|got a|moved in|live with us|lives with us|family
allergy: allergic|allergy|allergies|intolerant|intolerance|can't have|cannot have|can't eat|reacts to|reaction to|anaphylactic
diet: vegetarian|vegan|gluten free|gluten-free|dairy free|dairy-free|kosher|halal|pescatarian|low sodium|low-carb|keto|celiac|coeliac|lactose|nut free|nut-free|diet|doesn't eat meat|stopped eating
size: size|sizes|shoe|shoes|shoe size|clothes|clothing|wears|wear|fits|outgrew|outgrown|grew|feet|pants|shirt|dress size|clothing size
likes: loves|likes|into|interested in|obsessed with|crazy about|interests|interest|hobby|hobbies|enjoys|favorite thing|big fan of|fan of|gotten into
color: favorite color|favourite colour|favorite colors|favourite color|colour|color
health: asthma|inhaler|medication|medicine|epipen|epi-pen|eczema|health note|health notes|prescribed|diagnosed|takes ... daily|infection|fever
`;
