/**
 * Synonyms, one food per line; the first name is the food key. Two names share a line if no shopper would buy both
 * ('butter' and 'unsalted butter', 'yellow onion' and 'onion'); they have separate lines if a shopper might buy both
 * ('dark brown sugar' and 'brown sugar', 'ground coriander' and 'cilantro'). A line with a single name keeps that name
 * from being shortened.
 */
const groups = `
green onion | scallion | spring onion | salad onion | bunching onion | green onion top | scallion green | scallion white
cilantro | fresh coriander | coriander leaf | fresh coriander leaf | cilantro leaf | fresh cilantro | chinese parsley | leaf coriander | green coriander
ground coriander | coriander powder | powdered coriander
coriander seed | whole coriander | whole coriander seed
parsley | flat leaf parsley | flatleaf parsley | italian parsley | flat parsley | italian flat leaf parsley | flat leafed parsley | curly parsley
onion | yellow onion | brown onion | cooking onion
red onion | purple onion | bermuda onion
sweet onion | vidalia onion | vidalia | walla walla onion | maui onion
pearl onion | baby onion | button onion | pickling onion | silverskin onion
shallot | banana shallot | echalion shallot | french shallot | eschalot
garlic | garlic clove | clove garlic
leek | leek white | white of leek | white part of leek
bell pepper | capsicum | sweet pepper
red bell pepper | red pepper | sweet red pepper | red sweet pepper | red capsicum | red sweet bell pepper
green bell pepper | green pepper | sweet green pepper | green capsicum
yellow bell pepper | yellow pepper | sweet yellow pepper | yellow capsicum
orange bell pepper | orange pepper | orange capsicum
roasted red pepper | roasted red pepper from a jar | roasted red bell pepper | jarred roasted red pepper | roasted pepper
red chili | red chili pepper | hot red chili | red hot chili | fresh red chili
green chili | green chili pepper | hot green chili | fresh green chili
bird eye chili | bird chili | thai chili | thai bird chili | thai bird eye chili | red thai chili
dried red chili | dried red chili pepper | dried chili | dried hot red chili | whole dried red chili
red pepper flake | chili flake | crushed red pepper | crushed red pepper flake | dried red pepper flake | hot red pepper flake | dried hot red pepper flake | dried chili flake | crushed chili | red chili flake | crushed red chili flake | crushed red chili | hot pepper flake | crushed chili flake | dried crushed red pepper
cayenne | cayenne pepper | ground cayenne | ground cayenne pepper | ground red pepper | red cayenne pepper
chipotle in adobo | chipotle chili in adobo | chipotle pepper in adobo | chipotle in adobo sauce | chipotle chili in adobo sauce | chipotle pepper in adobo sauce | canned chipotle
scotch bonnet | scotch bonnet pepper | scotch bonnet chili
eggplant | aubergine | brinjal
zucchini | courgette | green zucchini
yellow squash | yellow summer squash | summer squash | crookneck squash
butternut squash | butternut | butternut pumpkin
potato | white potato
russet potato | baking potato | idaho potato | russet | baker potato | russet baking potato
new potato | baby potato | baby new potato | creamer potato
waxy potato | boiling potato | salad potato
yukon gold potato | yukon gold | yellow potato | gold potato
red potato | red skinned potato | red skin potato | red bliss potato
sweet potato | kumara | yam | orange sweet potato
rutabaga | swede | swedish turnip | yellow turnip
beet | beetroot | red beet | red beetroot
celery root | celeriac | celery knob
celery | celery heart
parsley root | hamburg parsley
turnip | white turnip
jerusalem artichoke | sunchoke
radish | red radish
daikon | daikon radish | mooli | white radish | japanese radish
arugula | rocket | rocket leaf | wild arugula | baby arugula | roquette | rucola
spinach | baby spinach | spinach leaf | baby leaf spinach | baby spinach leaf | flat leaf spinach
lettuce | green lettuce
romaine | romaine lettuce | cos lettuce | cos | romaine heart
butter lettuce | butterhead lettuce | boston lettuce | bibb lettuce | bibb
little gem | little gem lettuce | baby gem lettuce | gem lettuce
lamb lettuce | mache | corn salad
mixed salad leaf | mixed green | salad green | salad leaf | mixed salad green | spring mix | mesclun | mixed baby green | mixed leaf
swiss chard | chard | silverbeet | rainbow chard
kale | curly kale
lacinato kale | tuscan kale | dinosaur kale | cavolo nero | black kale
collard green | collard
cabbage | green cabbage | white cabbage
red cabbage | purple cabbage
napa cabbage | chinese cabbage | chinese leaf | nappa cabbage | wombok
pointed cabbage | sweetheart cabbage | hispi cabbage
bok choy | pak choi | pak choy | bok choi
broccoli rabe | rapini | cime di rapa
tenderstem broccoli | broccolini | tenderstem
brussel sprout | brussels sprout
belgian endive | chicory | witloof | chicory head
curly endive | frisee
green bean | string bean | french bean | snap bean | haricot vert
snow pea | mangetout | mange tout
sugar snap pea | snap pea | sugar snap
pea | green pea | garden pea | english pea
frozen pea | frozen green pea | frozen petit pois | frozen garden pea
fava bean | broad bean | fava
chickpea | garbanzo | garbanzo bean | chick pea | canned chickpea | ceci bean
cannellini bean | white kidney bean | cannellini
navy bean | haricot bean | white navy bean
great northern bean | great northern white bean
lima bean | butter bean
kidney bean | red kidney bean | dark red kidney bean | light red kidney bean
black bean | turtle bean | black turtle bean
black eyed pea | black eyed bean | blackeye pea
pinto bean | canned pinto bean
edamame | edamame bean | green soybean
puy lentil | french lentil | french green lentil | le puy lentil
red lentil | split red lentil | masoor dal
mung bean | moong bean | moong dal
bean sprout | beansprout | mung bean sprout
corn | sweetcorn | sweet corn | corn kernel | fresh corn kernel
corn on the cob | corn cob | ear of corn | ear corn | sweetcorn cob
frozen corn | frozen corn kernel | frozen sweetcorn | frozen whole kernel corn
canned corn | canned whole kernel corn | canned sweetcorn | whole kernel corn
tomato | vine tomato | vine ripened tomato | ripe red tomato | tomato on the vine
plum tomato | roma tomato | roma | roma plum tomato | italian plum tomato
cherry tomato | baby tomato | baby plum tomato
canned tomato | whole canned tomato | canned whole tomato | whole peeled tomato | canned peeled tomato | canned plum tomato | whole peeled plum tomato
diced tomato | canned diced tomato | canned chopped tomato | chopped tomato | petite diced tomato
crushed tomato | canned crushed tomato
tomato paste | tomato concentrate | concentrated tomato puree
passata | sieved tomato | strained tomato | tomato passata
sun dried tomato | sundried tomato | sunblush tomato | sun dried tomato half
ketchup | tomato ketchup | catsup | tomato sauce ketchup
cucumber | english cucumber | hothouse cucumber | seedless cucumber | telegraph cucumber | european cucumber
pickling cucumber | kirby cucumber | kirby | gherkin cucumber
gherkin | cornichon | small pickle
dill pickle | pickled dill cucumber | pickle | dill pickle spear
mushroom | white mushroom | button mushroom | white button mushroom | cultivated mushroom | fresh mushroom | closed cup mushroom
cremini | cremini mushroom | crimini mushroom | baby bella mushroom | chestnut mushroom | brown mushroom | baby bella | baby portobello mushroom | swiss brown mushroom
portobello | portobello mushroom | portabella mushroom | portabello mushroom | field mushroom | flat mushroom | portobello mushroom cap
dried porcini | dried porcini mushroom | dried cep
dried shiitake | dried shiitake mushroom
okra | bhindi
ginger | ginger root | root ginger | fresh ginger root | gingerroot | fresh root ginger
ground ginger | ginger powder | powdered ginger | dried ginger | dry ginger
crystallized ginger | candied ginger | stem ginger
lemongrass | lemon grass | lemongrass stalk
kaffir lime leaf | makrut lime leaf | lime leaf | thai lime leaf
bay leaf | bay | dried bay leaf | fresh bay leaf | bay leave | turkish bay leaf | laurel leaf
oregano | oregano leaf
dried oregano | dried oregano leaf
dried thyme | dried thyme leaf
dried basil | dried basil leaf
dried rosemary | dried rosemary leaf
dried sage | rubbed sage | dried sage leaf
dried dill | dried dill weed | dried dillweed
dill | dill weed | dillweed | dill frond
black pepper | pepper | ground black pepper | ground pepper | cracked black pepper | cracked pepper | coarse black pepper | freshly milled black pepper | black ground pepper | coarse ground black pepper
black peppercorn | peppercorn | whole black pepper | whole peppercorn
white pepper | ground white pepper
sichuan peppercorn | szechuan peppercorn | szechwan peppercorn | sichuan pepper | szechuan pepper
salt | table salt | fine salt | cooking salt | iodized salt
kosher salt | coarse kosher salt
sea salt | fine sea salt | coarse sea salt
flaky sea salt | sea salt flake | flaked sea salt | maldon salt | maldon sea salt | flaky salt
salt and pepper | salt and black pepper | pepper and salt | seasoning salt and pepper | salt and ground black pepper | kosher salt and black pepper | sea salt and black pepper
cumin | ground cumin | cumin powder
cumin seed | whole cumin | jeera
cinnamon | ground cinnamon | cinnamon powder | powdered cinnamon
cinnamon stick | stick cinnamon | cinnamon bark | cinnamon quill | whole cinnamon
nutmeg | ground nutmeg | grated nutmeg | whole nutmeg
fresh turmeric | turmeric root | fresh turmeric root
turmeric | ground turmeric | turmeric powder | tumeric
allspice | ground allspice | allspice powder
cardamom | ground cardamom | cardamom powder
cardamom pod | green cardamom pod | green cardamom | cardamon pod
clove | whole clove
ground clove | clove powder
paprika | sweet paprika | ground paprika | hungarian paprika | sweet hungarian paprika | mild paprika
smoked paprika | pimenton | sweet smoked paprika | spanish paprika | smoked sweet paprika
mustard powder | dry mustard | ground mustard | dry mustard powder | english mustard powder | powdered mustard
mustard | yellow mustard | prepared mustard | prepared yellow mustard | american mustard
dijon mustard | dijon | french mustard
whole grain mustard | wholegrain mustard | grainy mustard | coarse grain mustard | seeded mustard
mustard seed | yellow mustard seed
garlic powder | granulated garlic | powdered garlic
onion powder | powdered onion | granulated onion
red chili powder | kashmiri chili powder | hot chili powder
five spice | five spice powder | chinese five spice | chinese five spice powder
pumpkin pie spice | pumpkin spice
mixed spice | sweet mixed spice
italian seasoning | italian herb | dried italian herb | italian herb seasoning | dried italian seasoning
herbes de provence | herb de provence
bouquet garni | bouquet garnis
saffron | saffron thread | saffron strand
star anise | whole star anise
caraway | caraway seed
vanilla extract | vanilla | vanilla essence | pure vanilla extract | pure vanilla | vanilla flavoring
vanilla bean | vanilla pod
vanilla bean paste | vanilla paste
almond extract | almond essence
sugar | granulated sugar | white sugar | white granulated sugar | table sugar | cane sugar | granulated white sugar
superfine sugar | caster sugar | castor sugar | baker sugar | extra fine granulated sugar | extra fine sugar | white caster sugar | superfine caster sugar
golden caster sugar | golden superfine sugar
powdered sugar | icing sugar | confectioner sugar | confectionery sugar | powder sugar | 10x sugar
brown sugar | light brown sugar | soft brown sugar | soft light brown sugar | golden brown sugar | light soft brown sugar | light muscovado sugar | packed brown sugar | light muscovado
dark brown sugar | soft dark brown sugar | dark soft brown sugar | dark muscovado sugar | muscovado sugar | dark muscovado
demerara sugar | turbinado sugar | raw sugar | raw cane sugar | demerara
palm sugar | jaggery | coconut palm sugar
jam sugar | preserving sugar | gelling sugar
molasses | black treacle | treacle | dark molasses | unsulphured molasses | unsulfured molasses
golden syrup | light treacle
corn syrup | light corn syrup | karo syrup | karo
maple syrup | pure maple syrup | grade a maple syrup
agave | agave nectar | agave syrup
honey | runny honey | clear honey | liquid honey | raw honey
flour | all purpose flour | plain flour | plain white flour | all purpose white flour | white flour | ap flour | plain all purpose flour | wheat flour
self rising flour | self raising flour | sr flour
bread flour | strong flour | strong white flour | strong bread flour | strong white bread flour | white bread flour | high gluten flour
whole wheat flour | wholemeal flour | wholewheat flour | wholegrain flour | whole grain flour | plain wholemeal flour
cake flour | soft cake flour
rye flour | dark rye flour
chickpea flour | gram flour | besan | garbanzo flour | garbanzo bean flour
almond flour | ground almond | almond meal
cornstarch | cornflour | corn starch | maizena
cornmeal | yellow cornmeal | maize meal | corn meal
polenta | instant polenta | quick cook polenta
potato starch | potato flour
tapioca starch | tapioca flour
rolled oat | old fashioned oat | oat | porridge oat | oatmeal | old fashioned rolled oat | jumbo oat
quick oat | quick cooking oat | instant oat
baking soda | bicarbonate of soda | bicarb | bicarb soda | sodium bicarbonate | bicarbonate soda
baking powder | double acting baking powder
active dry yeast | dry yeast | dried yeast | dried active yeast | dry active yeast | active dried yeast
instant yeast | fast action yeast | fast action dried yeast | easy blend yeast | rapid rise yeast | quick rise yeast | instant dry yeast | easy blend dried yeast | bread machine yeast
fresh yeast | cake yeast | compressed yeast
gelatin | gelatine | unflavored gelatin | powdered gelatin | gelatin powder
gelatin leaf | gelatine leaf | leaf gelatin | sheet gelatin | gelatin sheet
cream of tartar | tartar cream
cocoa powder | unsweetened cocoa powder | cocoa | unsweetened cocoa | baking cocoa | dutch process cocoa powder | dutch processed cocoa powder | dutch process cocoa
dark chocolate | plain chocolate | bittersweet chocolate | bitter chocolate | dark cooking chocolate
semisweet chocolate | semi sweet chocolate | semi sweet baking chocolate
chocolate chip | semisweet chocolate chip | semi sweet chocolate chip | chocolate morsel | semisweet chocolate morsel
desiccated coconut | dried coconut | unsweetened shredded coconut | unsweetened coconut | shredded unsweetened coconut
shredded coconut | flaked coconut | coconut flake | sweetened flaked coconut | sweetened shredded coconut | sweetened coconut | sweetened coconut flake
coconut milk | unsweetened coconut milk | full fat coconut milk | canned coconut milk
coconut cream | cream of coconut milk
butter | unsalted butter | sweet butter | sweet cream butter | unsalted sweet butter | stick butter
margarine | oleo | butter or margarine substitute
butter or margarine | margarine or butter
ghee | clarified butter
shortening | vegetable shortening | crisco | solid vegetable shortening
vegetable oil | cooking oil | neutral oil | oil | flavorless oil | oil for frying
canola oil | rapeseed oil | canola
peanut oil | groundnut oil | arachis oil
olive oil | extra virgin olive oil | virgin olive oil | extravirgin olive oil | evoo | mild olive oil
sesame oil | toasted sesame oil | dark sesame oil | asian sesame oil | roasted sesame oil | oriental sesame oil
grapeseed oil | grape seed oil
nonstick cooking spray | cooking spray | non stick cooking spray | nonstick spray | oil spray | vegetable cooking spray | cooking oil spray
egg | whole egg | hen egg | chicken egg
egg yolk | yolk | yolk of egg
egg white | white of egg
milk | whole milk | full fat milk | full cream milk | cow milk | full milk | fresh milk
low fat milk | semi skimmed milk | reduced fat milk | 2 percent milk | 2 milk | 1 percent milk | lowfat milk | 2 percent low fat milk
skim milk | skimmed milk | nonfat milk | fat free milk | non fat milk
milk powder | dry milk powder | powdered milk | dry milk | dried milk powder | nonfat dry milk | dried milk | nonfat dry milk powder
evaporated milk | unsweetened evaporated milk
condensed milk | sweetened condensed milk
heavy cream | double cream | heavy whipping cream | thickened cream | whipping cream
light cream | single cream | coffee cream | pouring cream
half and half | half half | half and half cream
sour cream | soured cream
creme fraiche | full fat creme fraiche
whipped cream | whipped topping | cool whip | frozen whipped topping
yogurt | plain yogurt | natural yogurt | whole milk yogurt | plain whole milk yogurt | full fat yogurt | full fat plain yogurt
greek yogurt | plain greek yogurt | greek style yogurt | strained yogurt | full fat greek yogurt
low fat yogurt | plain low fat yogurt | low fat plain yogurt | lowfat yogurt
cream cheese | philadelphia | soft cheese | full fat cream cheese | full fat soft cheese
cottage cheese | small curd cottage cheese
quark | curd cheese
ricotta | ricotta cheese | whole milk ricotta | whole milk ricotta cheese
goat cheese | soft goat cheese | fresh goat cheese | chevre
blue cheese | bleu cheese
parmesan | parmesan cheese | parmigiano reggiano | parmigiano reggiano cheese | parmigiano | parmesan shaving | parmigiana
cheddar | cheddar cheese | sharp cheddar cheese | mature cheddar cheese | extra sharp cheddar | vintage cheddar
gruyere | gruyere cheese
swiss cheese | emmental | emmental cheese | emmenthal
monterey jack | jack cheese | monterey jack cheese
pecorino | pecorino romano | pecorino romano cheese | romano cheese | pecorino cheese
mozzarella | mozzarella cheese | low moisture mozzarella | part skim mozzarella | part skim mozzarella cheese
fresh mozzarella | buffalo mozzarella | mozzarella ball | fresh mozzarella cheese | mozzarella di bufala | bocconcini
shrimp | prawn | raw shrimp | shrimp tail
king prawn | tiger prawn | raw king prawn | raw tiger prawn | black tiger shrimp
scallop | sea scallop | king scallop
squid | calamari
crab | crabmeat | crab meat | lump crabmeat | white crabmeat | lump crab meat | fresh crabmeat | white crab meat
salmon | salmon fillet | atlantic salmon
tuna | canned tuna | tuna in oil | tuna in water | canned tuna in water
tuna steak | fresh tuna | ahi tuna | yellowfin tuna
fresh anchovy | fresh anchovy fillet
anchovy | anchovy fillet | anchovy in oil | flat anchovy fillet
sea bass | seabass | branzino
sea bream | seabream | dorade
ground beef | minced beef | beef mince | mince beef | hamburger meat | hamburger | ground chuck | mince | ground round | lean beef mince | steak mince
ground pork | minced pork | pork mince
ground lamb | minced lamb | lamb mince
ground turkey | minced turkey | turkey mince
ground chicken | minced chicken | chicken mince
chicken breast | boneless skinless chicken breast | skinless boneless chicken breast | skinless chicken breast | boneless chicken breast | chicken breast fillet | chicken breast half | skinless boneless chicken breast half | boneless skinless chicken breast half
boneless chicken thigh | boneless skinless chicken thigh | skinless boneless chicken thigh | chicken thigh fillet | skinless chicken thigh
chicken leg | whole chicken leg | chicken leg quarter
chicken | whole chicken | roasting chicken | broiler chicken | fryer chicken | frying chicken | broiler fryer chicken | roaster chicken
beef tenderloin | beef fillet | filet mignon | fillet steak | fillet of beef | tenderloin of beef | fillet beef
pork tenderloin | pork fillet | fillet of pork
sirloin steak | sirloin | beef sirloin steak | beef sirloin
rib eye steak | ribeye steak | ribeye | rib eye
flank steak | bavette steak | bavette
stewing beef | beef stew meat | stew meat | braising steak | stewing steak | braising beef | stew beef
beef chuck roast | chuck roast | beef chuck | chuck
pork shoulder | pork butt | boston butt | boneless pork shoulder
bacon | streaky bacon | bacon strip | sliced bacon | smoked bacon | bacon rasher | smoked streaky bacon | slab bacon
lardon | bacon lardon | bacon bit
canadian bacon | back bacon
prosciutto | parma ham | prosciutto di parma
ham | cooked ham
hot dog | frankfurter | wiener | hot dog sausage
italian sausage | italian pork sausage | sweet italian sausage | mild italian sausage
chicken stock | chicken broth | chicken bouillon | hot chicken stock | chicken stock or broth | homemade chicken stock
beef stock | beef broth | beef bouillon
vegetable stock | vegetable broth | vegetable bouillon | veggie broth | veg stock
fish stock | fish broth | fish fumet
chicken bouillon cube | chicken stock cube | chicken oxo cube
beef bouillon cube | beef stock cube
vegetable bouillon cube | vegetable stock cube
stock | broth
soy sauce | soya sauce | shoyu | light soy sauce | regular soy sauce
low sodium soy sauce | reduced sodium soy sauce | lower sodium soy sauce | low salt soy sauce | reduced salt soy sauce
tamari | tamari soy sauce | gluten free soy sauce
kecap manis | sweet soy sauce | ketjap manis
fish sauce | thai fish sauce | nam pla | nuoc mam | asian fish sauce
hot sauce | hot pepper sauce | tabasco | tabasco sauce | pepper sauce | louisiana hot sauce
sriracha | sriracha sauce | sriracha hot sauce | sriracha hot chili sauce
worcestershire sauce | worcester sauce | worcestershire
barbecue sauce | bbq sauce | barbeque sauce
mayonnaise | mayo | real mayonnaise
tomato sauce | canned tomato sauce
marinara sauce | marinara | pasta sauce | spaghetti sauce
tahini | tahini paste | sesame paste | sesame tahini
peanut butter | smooth peanut butter | creamy peanut butter
crunchy peanut butter | chunky peanut butter
chocolate hazelnut spread | nutella | hazelnut spread
miso | white miso | white miso paste | miso paste
prepared horseradish | horseradish sauce | creamed horseradish | bottled horseradish
vinegar | white vinegar | distilled white vinegar | distilled vinegar | white distilled vinegar
apple cider vinegar | cider vinegar
rice vinegar | rice wine vinegar | unseasoned rice vinegar
balsamic vinegar | balsamic | aged balsamic vinegar
white wine | dry white wine
red wine | dry red wine
rice wine | shaoxing wine | shaoxing | chinese rice wine | shao hsing rice wine | shaoxing rice wine | chinese cooking wine
sake | japanese rice wine
port | port wine | ruby port
orange liqueur | triple sec | cointreau | grand marnier
coffee liqueur | kahlua | coffee flavored liqueur
whiskey | whisky
club soda | soda water | sparkling water | carbonated water | seltzer | seltzer water
lemon lime soda | sprite | 7 up
rice | white rice | long grain rice | long grain white rice
brown rice | long grain brown rice
basmati rice | white basmati rice | basmati
jasmine rice | thai jasmine rice | thai fragrant rice | jasmine
arborio rice | risotto rice | arborio | carnaroli rice
sushi rice | short grain rice | japanese rice
medium grain rice
glutinous rice | sticky rice | sweet rice
bulgur | bulgur wheat | bulghur wheat | cracked wheat | bulghur
couscous | instant couscous
semolina | semolina flour
breadcrumb | bread crumb | dry breadcrumb | dried breadcrumb | dry bread crumb | fine dry breadcrumb | plain breadcrumb | fine breadcrumb
fresh breadcrumb | fresh bread crumb | soft breadcrumb | fresh white breadcrumb | soft bread crumb | white breadcrumb
panko | panko breadcrumb | panko bread crumb | japanese breadcrumb | japanese panko breadcrumb
pita | pita bread | pitta | pitta bread | pita pocket
naan | naan bread | nan bread
baguette | french bread | french stick | french loaf | french baguette
sourdough | sourdough bread | sourdough loaf
white bread | white sandwich bread | sandwich bread
whole wheat bread | wholemeal bread | brown bread
hamburger bun | burger bun
tortilla chip | corn chip | nacho chip
graham cracker crumb | crushed graham cracker
digestive biscuit | digestive
ladyfinger | sponge finger | savoiardi | lady finger biscuit
amaretti | amaretti biscuit | amaretti cookie
puff pastry | frozen puff pastry | ready rolled puff pastry | puff pastry sheet | puff pastry dough
phyllo | phyllo dough | filo pastry | filo | phyllo pastry | phyllo sheet | filo dough | phyllo pastry sheet
shortcrust pastry | pie crust | pie dough | pie pastry | pastry shell | pie shell
pizza dough | pizza base dough
spaghetti | spaghetti pasta
macaroni | elbow macaroni | elbow pasta | macaroni pasta
angel hair | angel hair pasta | capellini | cappellini
lasagna | lasagna noodle | lasagne | lasagne sheet | lasagna sheet | dried lasagna sheet
rice vermicelli | rice vermicelli noodle | vermicelli rice noodle
rice noodle | rice stick noodle | flat rice noodle
egg noodle | chinese egg noodle
golden raisin | sultana | sultana raisin
raisin | seedless raisin | dark raisin
dried currant | currant | zante currant
prune | dried plum
date | medjool date | dried date
dried cranberry | craisin | sweetened dried cranberry
candied peel | mixed peel | candied citrus peel | mixed candied peel
candied cherry | glace cherry
maraschino cherry | cocktail cherry
almond | whole almond | natural almond
flaked almond | sliced almond | almond flake
hazelnut | filbert | cobnut
pine nut | pignoli | pignolia | pine kernel | pinon | pignoli nut
pumpkin seed | pepita | hulled pumpkin seed
flaxseed | flax seed | linseed
ground flaxseed | flaxseed meal | ground flax seed | ground flax | flax meal
sesame seed | white sesame seed
poppy seed | poppyseed | blue poppy seed
sunflower seed | sunflower kernel | sunflower seed kernel
lemon zest | lemon rind | lemon peel | zest of lemon
lime zest | lime rind | lime peel
orange zest | orange rind | orange peel
grapefruit zest | grapefruit rind | grapefruit peel
cantaloupe | cantaloupe melon | rockmelon
blackcurrant | black currant
redcurrant | red currant
papaya | pawpaw
pitahaya | dragon fruit | pitaya
clementine | mandarin | tangerine | satsuma
passion fruit | passionfruit
kiwi | kiwis | kiwi fruit | kiwifruit
avocado | hass avocado | haas avocado
cooking apple | bramley apple | bramley | baking apple
granny smith apple | granny smith | green apple | tart apple | tart green apple
golden delicious apple | golden delicious
black olive | ripe olive | pitted ripe olive
kalamata olive | kalamata | calamata olive
green olive | spanish olive
caper | nonpareil caper | small caper | salted caper
tofu | bean curd | firm tofu
silken tofu | soft tofu
kombu | kelp | dried kelp
water
ice | ice cube | crushed ice
`;

export const foodSynonyms: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((group) => group.split(' | '));

/** Synonyms and spellings of single words, replaced anywhere in a name. */
export const wordSynonyms: Readonly<Record<string, string>> = {
  yoghurt: 'yogurt',
  yoghourt: 'yogurt',
  yogourt: 'yogurt',
  chile: 'chili',
  chilli: 'chili',
  chilly: 'chili',
  chily: 'chili',
  chilie: 'chili',
  aubergine: 'eggplant',
  courgette: 'zucchini',
  rocket: 'arugula',
  prawn: 'shrimp',
  beetroot: 'beet',
  capsicum: 'bell pepper',
  garbanzo: 'chickpea',
  wholemeal: 'whole wheat',
  wholewheat: 'whole wheat',
  wholegrain: 'whole grain',
  flavour: 'flavor',
  flavoured: 'flavored',
  unflavoured: 'unflavored',
  favourite: 'favorite',
  fibre: 'fiber',
  colouring: 'coloring',
  tinned: 'canned',
  jalepeno: 'jalapeno',
  lasagne: 'lasagna',
  pitta: 'pita',
  filo: 'phyllo',
  fillo: 'phyllo',
  filet: 'fillet',
  gelatine: 'gelatin',
  bulghur: 'bulgur',
  bulgar: 'bulgur',
  omelette: 'omelet',
  doughnut: 'donut',
  whisky: 'whiskey',
  parmesean: 'parmesan',
  mozarella: 'mozzarella',
  brocolli: 'broccoli',
  brussels: 'brussel',
  portabella: 'portobello',
  portabello: 'portobello',
  portobella: 'portobello',
  crimini: 'cremini',
  cardamon: 'cardamom',
  tumeric: 'turmeric',
  worchestershire: 'worcestershire',
  barbeque: 'barbecue',
  bbq: 'barbecue',
  sulphured: 'sulfured',
  unsulphured: 'unsulfured',
  lowfat: 'low fat',
  nonfat: 'fat free',
  skimmed: 'skim',
  bouillion: 'bouillon',
  veggie: 'vegetable',
  caster: 'superfine',
  castor: 'superfine',
  confectionery: 'confectioner',
  semisweet: 'semi sweet',
  sundried: 'sun dried',
  flatleaf: 'flat leaf',
  mayo: 'mayonnaise',
};
