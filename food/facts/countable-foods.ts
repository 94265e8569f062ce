/** Last words of foods that are counted in pieces, so they take a plural after numbers above 1: '1 egg', '2 eggs'. */
export const countableFoods: ReadonlySet<string> = new Set(
  `anchovy apple apricot artichoke aubergine avocado bagel banana beet beetroot biscuit breast bulb bun cabbage carrot cauliflower
   cherry chicken chop clementine clove cookie courgette crab cracker cube cucumber date drumstick duck egg eggplant endive fig
   fillet grapefruit head jalapeno jalapeño kiwi leaf leek leg lemon lime loaf loin mango melon mushroom nectarine olive onion
   orange parsnip peach pear pepper pineapple plum pod potato prawn pumpkin quince radish rib roll sausage scallion scallop
   shallot shank sheet shoulder slice sprig squash stalk steak stick strawberry tangerine tenderloin thigh tomato tortilla turnip
   white wing yolk`
    .trim()
    .split(/\s+/),
);
