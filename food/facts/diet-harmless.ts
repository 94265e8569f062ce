/** Harmless foods with an allergen's name in theirs ('butter beans'); the longer phrase hides the shorter one. */
export const harmlessFoods = `
  deep/air fryer, confit, vinegar, zest, peel, rind, mushroom, extract, essence, leaf, tomato, pepper, shallot, lettuce, squash, coleslaw/slaw
  mix, milk/dairy/cream/cheese alternative/substitute, plant milk/yogurt/yoghurt, juniper berry, nonpareil caper,
  caper nonpareil, coconut water/extract/essence/aminos/amino/vinegar/flavoring/flour, tiger nut, tigernut, tiger nut
  milk, horchata, hemp milk, pea milk, flax milk, cream of tartar, butter lettuce, butternut, butter nut squash,
  butter flavoring, butter extract, butterfly pea, cocoa, milk thistle, cheese plant, eggplant, egg plant, egg
  replacer, egg replacement, vegan egg, flax egg, chia egg, flaxseed egg, egg shell, eggshell, egg ring, nutmeg, nut
  meg, water chestnut, waterchestnut, doughnut peach, donut peach, betel nut, lotus nut, nut brown, kola nut,
  oyster/lobster/chicken mushroom, king oyster, crab/lobster/chicken of the woods, hen of the woods, oyster plant,
  oyster leaf, fish mint, goosefoot, lamb lettuce, lamb quarter, lamb ear, chicken seasoning/rub/spice, beef tomato,
  beefsteak, beef steak tomato, ox heart tomato, steak seasoning/rub/spice/sauce/knife, poultry seasoning/spice/shear,
  meat tenderizer/tenderiser/thermometer/mallet, hamburger seasoning/dill/pickle, burger seasoning/relish, fish
  spice/seasoning/rub/kettle, pork rub/seasoning, turkey rub/baster, goat pepper, horseradish, buffalo wing sauce,
  frank red hot, cauliflower/cabbage steak, mushroom/vegetable steak, heart of palm, bone in, swiss chard, romano
  pepper/bean, campari tomato, beef rub, scotch bonnet, serrano, rum/brandy/bourbon/sherry/wine/liqueur
  extract/flavoring/flavouring/essence, cider vinegar, apple cider vinegar, wine vinegar, red/white/rice wine vinegar,
  sherry/champagne/port/banyuls/beer/burgundy/cabernet/rioja/zinfandel/merlot/chianti/muscatel/prosecco/madeira
  vinegar, sherry wine vinegar, champagne wine vinegar,
  rice/fruit/raspberry/strawberry/blackberry/fig/plum/date/apple/mango/pomegranate/sugar/honey/potato/corn/grape/orange/pear/peach/persimmon/quince/pineapple/cherry
  vinegar, brown rice vinegar, seasoned rice vinegar, japanese rice vinegar, pineapple sage/mint/weed, apple mint,
  apple wood, apple wood chip/chips, applewood chips, cherry wood, cherry wood chips, wood chips, hickory chips,
  mesquite chips, oak chips, smoking chips, cherry tomato, cherry plum tomato, cherry vine tomato, cherry/banana/apple
  pepper, banana shallot, banana blossom, banana flower, banana leaf, banana squash, banana extract,
  plum/pear/grape/orange tomato, plum vine tomato, grape leaf, peach leaf, fig/cherry/orange leaf,
  orange/grapefruit/clementine/tangerine/mandarin/citrus/satsuma/pomelo/bergamot/yuzu zest/rind/peel/oil, zest of
  orange, zest of an orange, strip of orange zest/peel/rind, peel of orange, rind of orange, orange blossom, orange
  flower, orange twist, twist of orange, hemp/flax/flaxseed/sunflower/psyllium flour, orange
  extract/essence/flavoring/flavouring, orange food coloring, orange food colouring, orange pepper, orange bell
  pepper, orange capsicum, orange food color, orange habanero, orange carrot, orange cauliflower, orange tea, orange
  pekoe, apricot/peach/cherry/apple/banana/pineapple/raspberry/strawberry/maple extract/flavoring/flavouring/essence,
  apple core, apple blossom, apple corer, cherry blossom, melon baller, bitter melon, winter melon, fruit pectin,
  apple pectin, fruit fresh, fruit tea, monk fruit, monkfruit, fruit wood, sugar snap, sugar snap pea, sugarsnap pea,
  sugarsnap, snow pea, snowpea, mangetout, snap pea, sugar pea, pea shoot, pea sprout, pea tendril, pea pod, pea
  eggplant, sweet pea flower, pea aubergine, sugar substitute, sugar replacement, sugar pumpkin, sugar thermometer,
  sugar alternative, sugar loaf cabbage, sugar twin, brown sugar substitute, splenda brown sugar, stevia, splenda,
  truvia, swerve, erythritol, xylitol, green bean, french bean, runner bean, string bean, wax bean, yellow bean, snap
  bean, long bean, snake bean, dwarf bean, bobby bean, fine bean, helda bean, flat bean, pole bean, winged bean,
  haricot vert, purple bean, stringless bean, bean sprout, beansprout, mung bean sprout, bean shoot, mung sprout,
  vanilla bean, coffee bean, espresso bean, cocoa bean, cacao bean, tonka bean, castor bean, locust bean, bean pot,
  carob bean, corn fed, corn husk, corn salad, corn silk, corn leaf, rice cooker, cauliflower rice, broccoli rice,
  cauliflower couscous, zucchini/courgette/kelp/shirataki/konjac/konnyaku/carrot/squash/vegetable noodle, shirataki,
  konjac, konnyaku, spaghetti squash, spaghetti marrow, spaghetti/pasta/pizza sauce, pasta water, pasta cooking water,
  noodle soup seasoning, pizza seasoning/spice/stone/wheel, sandwich seasoning, stuffing herb, bread spice, bread
  machine, bread yeast, cake yeast, yeast cake, cake of yeast, cake fresh yeast, cake compressed yeast, cake
  decoration, cake topper,
  cake/loaf/pie/muffin/cupcake/bun/tart/flan/quiche/tartlet/bread/brownie/bundt/pizza/pudding/cookie/biscuit/jelly/custard/sponge/butter/egg/gratin/cheesecake/baking/roasting/terrine/souffle/brioche/pate
  tin/pan/dish/liner/mould/mold/plate/tray/sheet/board/stand/cutter/basin/cup/ring/bowl/paper/knife, pie weight, pie
  bird, baking bean, jelly bag, cheese cloth, cheesecloth, cheese grater, potato ricer/masher/peeler, popsicle stick,
  lolly stick, lollipop stick, apple pie spice, pie spice, gingerbread spice, cookie spice, cake spice, milk pan,
  potato onion, breadfruit leaf, burrito seasoning, chilli con carne seasoning, chili con carne powder, club soda,
  soda water, baking soda, bicarbonate of soda, bicarb of soda, bread soda, bicarb soda, soda siphon, soda
  bicarbonate, bicarbonate soda, diet soda, diet coke, diet cola, diet pepsi, coke zero, diet ginger ale, slimline
  tonic, diet tonic, vegan fish sauce, vegan worcestershire sauce, vegan oyster sauce, vegetarian worcestershire
  sauce, beer can, wafer thin, chocolate mint, chocolate extract, chocolate mint leaf, chocolate pepper, coffee, honey
  nut squash, honey mushroom, honey agaric, oil/canola/butter spray, olive oil cooking spray, vegetable oil cooking
  spray, canola oil cooking spray, canola oil spray, coconut oil spray, oil of clove, oil of peppermint, peppermint
  oil, clove oil, orange essential oil, essential oil, cinnamon oil, spearmint oil, wintergreen oil, anise oil, star
  fruit leaf, jelly fungus, jelly ear, jelly mushroom, jelly strainer, marrow, cream dispenser, cream whipper, cream
  charger, ice cream scoop, ice cream maker, ice cream machine, half and half salt, squash, pistachio green food
  coloring, peach food coloring, chestnut mushroom, walnut size, walnut sized,
  egg/walnut/pea/hazelnut/nut/almond/cherry/olive/grape/plum/bean/corn/potato/butter/apple/orange/chickpea/peanut/marble
  size/sized/shaped/shape, size of a walnut, size of an egg, size of a pea, size of a hazelnut, size of a nut, size of
  an almond, size of a cherry, size of a grape, size of a chickpea, size of peas, size of a potato, size of an apple,
  size of an orange, size of a bean, size of a plum, size of walnut, size of rice, size of corn, size of a grain of
  rice, size of peanut, size of a peanut, chicken/beef/bacon/butter/ham/pork/turkey/meat/prawn/crab
  flavor/flavored/flavoured/flavour, oyster blade, salmonberry, wheatgrass, wheat grass, barley grass, wheat free,
  oatstraw, maltodextrin, vegan gelatin, vegan gelatine, agar, vegetarian gelatin, vegetarian gelatine, vegan honey,
  vegan jelly, ranch style, peppermint`;
