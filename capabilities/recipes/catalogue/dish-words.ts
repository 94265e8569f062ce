import type { MealType } from '#food/meals.ts';

export const dishDrawings = [
  'bites',
  'bowl',
  'burger',
  'cake',
  'casserole',
  'chicken',
  'cookie',
  'curry',
  'dip',
  'egg',
  'fish',
  'fritters',
  'fruit',
  'linguine',
  'meat',
  'meatballs',
  'muffin',
  'noodles',
  'oatmeal',
  'pancakes',
  'parfait',
  'pasta',
  'pizza',
  'plate',
  'pop',
  'potato',
  'quesadilla',
  'rolls',
  'salad',
  'sandwich',
  'skillet',
  'smoothie',
  'soup',
  'stacks',
  'stew',
  'taco',
  'toast',
  'tray',
  'vegetable',
  'wok',
  'wrap',
] as const;
export type DishDrawing = (typeof dishDrawings)[number];

type Words = Partial<Record<DishDrawing, string>>;

/** Words and pairs of words, in the singular, for each kind of dish. */
export const dishWords: Words = {
  bites: 'bite,nugget,croquette,falafel,tot',
  bowl: 'bowl,poke,bibimbap,risotto,paella,pilaf,jambalaya',
  burger: 'burger,cheeseburger,hamburger,slider,sloppy joe',
  cake: 'cake,cheesecake,pie,tart,cobbler,crumble,crisp,cake pop,cinnamon roll,kuchen,torte,tarte,gateau,torta,pastel',
  casserole: 'casserole,bake,lasagna,lasagne,gratin,moussaka,shepherd pie,cottage pie,pot pie,auflauf',
  cookie: 'cookie,brownie,biscuit,bar,energy ball',
  curry: 'curry,masala,korma,vindaloo,dal,dhal,dahl',
  dip: 'dip,hummus,guacamole,salsa,pesto,mash,puree,pudding',
  egg: 'omelet,omelette,frittata,scramble,shakshuka,quiche,tortilla espanola',
  fritters: 'fritter,patty,latke,potato cake,crab cake,fish cake,salmon cake',
  fruit: 'fruit salad',
  linguine:
    'linguine,fettuccine,tagliatelle,macaroni,mac,orzo,tortellini,gnocchi,spaetzle,carbonara,alfredo,lemon pasta,broccoli pasta,tiny pasta,pesto pasta',
  meatballs: 'meatball,kofta,kofte,dumpling',
  muffin: 'muffin,cupcake,scone,popover',
  noodles: 'noodle,nudel,lo mein,chow mein,pad thai,udon,soba',
  oatmeal: 'oatmeal,porridge,granola,muesli,cereal,congee',
  pancakes: 'pancake,waffle,crepe,hotcake,pfannkuchen,palatschinken',
  parfait: 'parfait,overnight oat,chia pudding,yogurt bowl,smoothie bowl,acai bowl',
  pasta: 'pasta,spaghetti,penne,rigatoni,ravioli,bolognese',
  pizza: 'pizza,flatbread,calzone,focaccia',
  pop: 'pop,popsicle,ice cream,sorbet,gelato',
  potato: 'potato bar',
  quesadilla: 'quesadilla',
  rolls: 'sushi,roll,pinwheel,maki',
  salad: 'salad bar,salad,slaw,coleslaw,tabbouleh,salat,ensalada,salade,insalata',
  sandwich: 'sandwich,panini,sub,bagel,hot dog,grilled cheese,blt,croque monsieur',
  skillet: 'skillet,hash',
  smoothie: 'smoothie,shake,milkshake,juice,lemonade,cocoa,hot chocolate',
  soup: 'soup,chowder,bisque,broth,ramen,pho,minestrone,gazpacho,borscht,suppe,sopa,soupe,zuppa',
  stacks: 'stack',
  stew: 'stew,chili,chilli,goulash,gulasch,gumbo,ragout,tagine,eintopf',
  taco: 'taco bar,taco,fajita,tostada,nacho',
  toast: 'toast,bruschetta,crostini,french toast',
  tray: 'sheet pan,tray bake,traybake',
  wok: 'stir fry,stir fried,fried rice,teriyaki',
  wrap: 'lettuce roll,wrap,burrito,enchilada,gyro,pita,kebab,shawarma',
};

/** Foods that give a dish its name or are its main ingredient. */
export const foodWords: Words = {
  bowl: 'rice,quinoa,couscous,tofu,lentil,bean,chickpea',
  chicken: 'chicken,turkey,duck,hen',
  egg: 'egg',
  fish: 'fish,salmon,cod,tuna,tilapia,halibut,trout,haddock,shrimp,prawn,scallop,seafood',
  fruit: 'apple,pear,peach,fruit,berry,strawberry,blueberry,raspberry,mango,banana,melon,grape,plum',
  meat: 'steak,beef,pork,lamb,rib,brisket,meatloaf,ham,bacon,veal,schnitzel,sausage,bratwurst',
  oatmeal: 'oat',
  parfait: 'yogurt,chia',
  potato: 'potato,wedge,fry',
  taco: 'tortilla',
  vegetable:
    'vegetable,veggie,broccoli,carrot,cauliflower,pepper,zucchini,cabbage,spinach,kale,asparagus,green bean,squash,eggplant,cucumber,corn',
};

/** Words that introduce side ingredients or side dishes in a name, such as 'with'. */
export const joiningWords = 'with,and,in,on,over,for,mit,und,in,con,avec,et,aux';

/** Used if no word of the name is known. */
export const mealDrawings: Record<MealType, DishDrawing> = {
  breakfast: 'egg',
  lunch: 'sandwich',
  dinner: 'plate',
  snack: 'fruit',
};
