import type { FoodGroup } from '../diet/traits.ts';

/** Foods that contain none of the fourteen allergens but are forbidden by some diet. */
export const dietFoods: readonly FoodGroup[] = [
  // Meat
  {
    is: ['meat'],
    foods: `
      meat, kefta, kofta, kofte, frikadelle, calf head, roebuck, sandwich meat, mince, meatball, meatloaf, meat loaf,
      cold cut, burger, hamburger, game, liver, kidneys, giblet, gizzard, tripe, sweetbread, brain, lung, bone,
      marrowbone, carcass, escalope, scallopini, scaloppine, scallopine, cutlet, shank, gelatin, gelatine, aspic,
      collagen, consomme, demi glace, demiglace, glace de viande, glace de veau, meat stock, jus, oxo, viande, carne, doner,
      shawarma, kangaroo, caribou, reindeer, antelope, stock bone, rennet, meat dripping, pemmican, haslet, pastelle,
      offal, jerky, biltong, tenderloin, loin, chops, rib chop, loin chop`,
  },
  {
    is: ['meat', 'fat'],
    foods: `
      sausage, sausagemeat, chicken/lamb smoked sausage, hot dog, hotdog, frankfurter, cocktail/hot frank, wiener,
      weiner, merguez, boerewors, chipolata, wurst, knackwurst, knockwurst, weisswurst, suet, dripping, tallow, bone
      marrow, beef marrow, pate, foie gras, terrine, chicken liver pate, rillette, lamb rib, lamb belly, lamb breast,
      rack of rib, rib rack`,
  },
  {
    is: ['poultry'],
    foods: `
      chicken, chicken stock, hen, poussin, capon, fryer, fowl, poultry, turkey/ostrich/chicken steak, turkey, turkey
      stock/bacon/ham/sausage/pepperoni/kielbasa/salami, turkey hot dog, turkey italian sausage, turkey smoked
      sausage, chicken hot dog, chicken bacon, chicken ham, quail, pheasant, partridge, grouse, pigeon, squab,
      woodcock, snipe, guinea, ostrich, emu, rhea, drumstick, drumette, breast, chicken apple sausage, chicken italian
      sausage, thigh, pollo, poulet`,
  },
  {
    is: ['poultry', 'fat'],
    foods: `
      duck, duckling, goose, geese, magret, chicken/turkey skin, chicken/turkey/poultry fat, schmaltz, chicken thigh
      skin, chicken wing, buffalo wing, mallard, wing`,
  },
  {
    is: ['poultry', 'gluten', 'grain', 'fat'],
    foods: `
      chicken nugget, chicken finger, breaded chicken, chicken kiev, chicken cordon bleu, chicken strip, chicken
      goujon, chicken patty, popcorn chicken`,
  },
  {
    is: ['beef'],
    foods: `
      beef, steak, sirloin, ribeye, rib eye, t bone, porterhouse, filet mignon, tournedo, chateaubriand, entrecote,
      bavette, onglet, swiss steak, flat iron, new york strip, tri tip, brisket, rump, chuck, pot roast, rib roast,
      prime rib, top/bottom/eye round, eye of round, london broil, silverside, topside, oxtail, ox, beef stock/bacon,
      corn/dried beef, ground round, hamburger meat, lean hamburger, bresaola, cecina, pastirma, basturma, pastrami,
      veal, veal stock/breast, osso buco, ossobuco, calf liver, calf foot, wagyu, kobe, carne asada, carpaccio,
      stroganoff, bolognese, chili con carne, bison, buffalo meat, ground buffalo, beefalo, bovril, carne molida, cow
      foot, tongue, barbacoa`,
  },
  {
    is: ['beef', 'fat'],
    foods: `
      short rib, beef rib, beef back rib, beef fat, beef frank, kosher hot dog, beef salami, kosher salami, kosher
      frank, summer sausage, beef marrow bone, beef pepperoni, beef patty`,
  },
  { is: ['beef', 'gluten', 'grain', 'milk', 'fat'], foods: 'cheeseburger, lasagna bolognese, beef wellington' },
  {
    is: ['redMeat'],
    foods: `
      lamb, lamb stock, leg of lamb, lamb/venison/elk/goat/mutton/moose steak, rack of lamb, saddle of lamb, mutton,
      hogget, sheep, goat, cabrito, kid meat, venison, deer, elk, moose, keema, kheema, ground meat mix`,
  },
  { is: ['redMeat', 'unkosher'], foods: 'rabbit, hare, horse meat, horsemeat, camel, bear meat, squirrel' },
  {
    is: ['meat', 'unkosher'],
    foods: `
      frog, alligator, crocodile, gator, turtle, terrapin, sea urchin, uni, sea urchin roe, jellyfish, sea cucumber,
      insect, cricket flour, cricket powder`,
  },
  {
    is: ['pork'],
    foods: `
      pork, pork shoulder steak, gammon/pork steak, pork stock/sirloin, boston butt, pig, trotter, hog, hog jowl,
      sausage casing, natural casing, ham, ham steak/stock, honey ham, hock, gammon, jambon, jamon, swine, kasseler,
      leberkase, prosciutto, proscuitto, speck, culatello, canadian bacon, peameal bacon, back bacon, tasso, char siu,
      boar, porchetta, head cheese, brawn, scrapple, blood, carnitas, al pastor, lechon, chitterling, chitlin, lomo,
      kassler, smoked neck bone, schweinefleisch, cerdo`,
  },
  {
    is: ['pork', 'fat'],
    foods: `
      bacon, rasher, lardon, lardoon, pancetta, guanciale, jowl, lardo, lard, manteca, pork
      fat/belly/rib/skin/rind/back/scratching, fatback, fat back, salt pork, streak of lean, sowbelly, crackling,
      cracklin, chicharron, chicharrone, caul fat, sparerib, spare rib, back rib, babyback rib, country style rib, rib
      tip, side pork, chorizo, choriso, chourico, nduja, salami, salame, pepperoni, peperoni, sopressata, soppressata,
      finocchiona, saucisson, capicola, capocollo, coppa, mortadella, bologna, baloney, salumi, charcuterie,
      italian/breakfast/country/bulk/polish/toulouse/cumberland/lincolnshire/portuguese/chinese/hungarian/german/sage
      sausage, italian sausage link/meat, kielbasa, kolbasz, bratwurst, brat, cabanossi, cabanos, kabanos, debrecener,
      bockwurst, mettwurst, teewurst, kransky, andouille, crepinette, boudin, morcilla, morcela, linguica, longaniza,
      sobrasada, lop cheong, lap cheong, lap xuong, cotechino, zampone, liverwurst, braunschweiger, saveloy, spam,
      luncheon sausage, cervelat, landjager, sai oua, sai ua, cured sausage, cured pork, thuringer, jimmy dean, pork
      roll, taylor ham, culatello fat, andouillette`,
  },
  {
    is: ['pork', 'gluten', 'grain', 'fat'],
    foods: `
      black pudding, blood sausage, blood pudding, white pudding, sausage roll, scotch egg, corn dog, pork dumpling,
      pork wonton, pork gyoza, pigs in blanket`,
  },
  { is: ['redMeat', 'gluten', 'fat'], foods: 'haggis, sujuk, sucuk' },
  { is: ['meat', 'gluten', 'grain', 'eggs'], foods: 'schnitzel, wiener schnitzel' },
  {
    is: ['meat', 'sugar'],
    foods: `
      jello, jell o, gelatin mix, flavored gelatin, flavoured gelatine, gelatin dessert, fruit gelatin, jelly crystal,
      jelly cube, lime/lemon/strawberry/raspberry/orange/cherry gelatin, strawberry/raspberry/orange/cherry flavored
      gelatin, gummy, gummi bear, haribo, wine gum, starburst`,
  },

  // Alcohol
  {
    is: ['alcohol'],
    foods: `
      alcohol, vodka, gin, rum, light/coconut rum, tequila, mezcal, whisky, whiskey, scotch, rye/malt whisky/whiskey,
      single malt, bourbon, jack daniel, jim beam, brandy, apple/cherry/pear/apricot/plum/peach/grape brandy, cognac,
      armagnac, calvados, applejack, kirsch, kirschwasser, grappa, marc, pisco, cachaca, eau de vie, aquavit, akvavit,
      absinthe, ouzo, raki, arak, arrack, slivovitz, palinka, rakia, jenever, genever, kir, poire william, everclear,
      moonshine, soju, shochu, baijiu, sake, saki, makgeolli, angostura, bitters, peychaud, spirit, liquor, fernet`,
  },
  {
    is: ['alcohol', 'carbs'],
    foods: `
      liqueur,
      orange/cherry/raspberry/chocolate/peach/pear/melon/coconut/banana/blackcurrant/apricot/cranberry/fruit/blackberry
      liqueur, orange flavored/flavoured liqueur, licorice flavored/flavoured liqueur, grand marnier, cointreau,
      triple sec, curacao, kahlua, tia maria, limoncello, chambord, cassis, creme de
      cassis/menthe/cacao/banane/violette/mure/framboise/peche/fraise/mint, galliano, sambuca, anisette, pernod,
      pastis, ricard, drambuie, benedictine, chartreuse, southern comfort, midori, malibu, st germain, elderflower
      cordial liqueur, schnapps, peach/butterscotch/apple schnapps, campari, aperol, jagermeister, maraschino,
      luxardo, sloe gin, pimm, goldschlager, strega, cherry heering, tuaca, licor, mirin, sweet rice wine, sweet
      cooking wine, daiquiri, rum punch, mead, cynar, amaro, limoncino, hpnotiq, framboise, kummel`,
  },

  // Grains without gluten
  {
    is: ['grain'],
    foods: `
      rice milk/drink, rice,
      white/brown/long/basmati/jasmine/wild/arborio/sushi/sticky/glutinous/carnaroli/bomba/risotto/paella/pudding/red/black/short/medium/pecan/instant/minute/converted/spanish/cooked
      rice, long grain rice, basmati, arborio, carnaroli, vialone nano, calasparra, bomba, texmati, jasmati, louisiana
      pecan, uncle ben, uncle bens rice, rice a roni, rice pilaf mix, pilaf, risotto, rice mix, rice flake, rice
      cereal, crisp rice, crisped rice, crispy rice, puffed rice, rice flour, rice/corn starch,
      sweet/glutinous/brown/white rice flour, rice bran, rice cake, rice cracker, rice paper, rice paper
      wrapper/sheet/round, spring roll rice paper, rice noodle/vermicelli/stick/pasta, rice stick noodle, flat rice
      noodle, brown rice noodle, dried rice noodle, ribbon rice noodle, vermicelli rice noodle, rice vermicelli
      noodle, pad thai noodle, ho fun, rice powder, toasted rice powder, mochi, mochiko, poha, flattened rice, idli,
      dosa, idli rice, congee, rice porridge, cream of rice, rice crumb, rice tortilla, tteok, tteokbokki, onigiri,
      rice ball, corn, sweetcorn, corn flour/tortilla/pasta/bran, corncob, cream style corn, cream corn, mexicorn,
      maize, maize flour/starch, mealie meal, hominy, posole, pozole, polenta, cornmeal, cornflour, cornstarch,
      custard powder, masa, harina, maseca, masa flour, masa dough, tamale, tamale dough, taco shell, tostada, arepa,
      arepa flour, masarepa, pupusa, cornflake, corn flake crumb, cornflake crumb, popcorn, corn nut, corn husk dough,
      cereal, crispy/crisp rice cereal, rice chex, chex, kix, multigrain, multi grain, mixed grain, ancient grain,
      millet, millet flour, quinoa, quinoa flour/pasta, amaranth, ragi, arancini, amaranth flour, buckwheat, buckwheat
      flour/noodle, kasha, teff, teff flour, injera, sorghum, sorghum flour, fonio, job tear, gluten free flour,
      gluten free all purpose flour, gluten free plain flour, gluten free self raising flour, gluten free baking
      flour, grits`,
  },
  {
    is: ['grain', 'fat'],
    foods: `
      tortilla chip/chips, corn chip/chips, nacho, nacho chips, frito, tostito, taco chip/chips, fried rice, corn
      fritter, microwave popcorn`,
  },

  // Legumes
  {
    is: ['legume'],
    foods: `
      garbanzo/pea/bean/lentil flour, bean, butterbean, broadbean, mungbean, kidneybean, mothbean, pigeonpea,
      butter/cranberry/pea/turtle/dried bean, great northern, haricot, cannellini, borlotti, flageolet, adzuki, aduki,
      fava, lima, frijole, gigante, pinto, feijao, judion, fagioli, fasolia, foul, ful, black eye pea, black eyed pea,
      blackeyed pea, blackeye pea, cowpea, cow pea, crowder pea, field pea, pigeon pea, gandule, gungo pea, congo pea,
      split pea, yellow pea, dried pea, marrowfat pea, mushy pea, chickpea, chick pea, garbanzo, ceci, chana, channa,
      chickpea flour/pasta, gram flour, besan, besan flour, bengal/black/green/horse gram, lentil, lentille, lentil
      pasta/flour, dal, dhal, daal, dahl, toor, urad, masoor, moong, mung, rajma, legume, falafel, papad, papadum,
      poppadom, poppadum, pappadam, papadam, bean soup mix, peas and bean, pea flour, pea protein, bean flour`,
  },
  {
    is: ['legume', 'sugar'],
    foods: `
      baked bean, pork and bean, sweet red bean paste, sweet bean paste filling, anko`,
  },
  {
    is: ['legume', 'carbs'],
    foods: `
      glass noodle, cellophane noodle, bean thread, bean thread noodle/vermicelli, mung bean noodle, bean vermicelli,
      bean noodle, mung noodle, transparent noodle, crystal noodle, saifun`,
  },
  {
    is: ['mildCarbs'],
    foods: `
      pea, petit pois, peas and carrot, ketchup, catsup, chili sauce, cocktail sauce, seafood cocktail sauce, mixed
      vegetable, succotash, orange/grapefruit/tangerine/clementine/mandarin/blood/satsuma/pomelo/tangelo juice, blood
      orange juice, clementine/satsuma orange juice, citrus juice, juice of orange, orange segment/slice`,
  },

  // Starch and natural sugar
  {
    is: ['carbs'],
    foods: `
      yuca/yucca/manioc/acorn/jackfruit flour, potato, dangmyeon, japchae noodle, pomme, spud, yukon gold, maris
      piper, king edward, jersey royal, fingerling, russet, potato flour, hash brown, hashbrown, rosti, potato cake,
      sweet potato noodle, kumara, kumera, camote, yam, ube, plantain, cassava, yuca, yucca, manioc, mandioca, farofa,
      gari, fufu, cassava/tapioca/arrowroot/plantain/banana/chestnut/tigernut/water flour/starch, tapioca, sago, boba,
      arrowroot, kuzu, kudzu, starch, taro, eddoe, dasheen, malanga, cocoyam, yautia, breadfruit, poi, lotus root
      flour, chestnut, maple syrup, maple sugar, agave, agave syrup, date, date syrup/sugar, medjool, coconut sugar,
      coconut palm sugar, coconut nectar, molasses, light molasses, pomegranate/grape molasses, brown rice syrup, rice
      syrup, yacon syrup, sorghum syrup, cane juice, fruit sugar, fruit concentrate, orange juice concentrate, raisin,
      dark/seedless/muscat/thompson raisin, muscatel, currant, dried currant, prune, dried plum, fruit leather, fruit
      snack,
      apple/grape/pineapple/cranberry/pear/pomegranate/cherry/mango/peach/apricot/guava/passion/passionfruit/papaya/plum/blueberry/fruit/mixed/tropical/cloudy
      juice, apple cider, sparkling cider, nonalcoholic cider, nectar, apricot/peach/pear/mango/guava nectar,
      smoothie, fruit smoothie, banana chip/chips, mango pulp, rose hip syrup`,
  },
  {
    is: ['carbs', 'fat'],
    foods: `
      chips, crisps, potato chip, potato stick, french fry, fry potato, oven fry, frozen fry, tater tot, potato puff,
      waffle fry, steak fry, curly fry, sweet potato fry, plantain chip, latke, potato pancake, veggie chips, pringle,
      shoestring potato`,
  },
  {
    is: ['carbs', 'honey'],
    foods: `
      honey, orange honey, honeycomb, bee pollen, royal jelly, hydromel, honey syrup`,
  },
  { is: ['honey'], foods: 'beeswax, bees wax' },
  {
    is: ['sugar'],
    foods: `
      sugar,
      white/brown/caster/castor/icing/powdered/confectioner/confectioners/granulated/demerara/muscovado/turbinado/raw/cane/golden/palm/superfine/vanilla/cinnamon/pearl/sanding/sparkling/rock/preserving/jam/gelling/light/dark/beet/colored/coloured/coarse/decorating/soft/barbados/lump/berry/invert/fondant/candy
      sugar, light/dark/soft brown sugar, soft light/dark brown sugar, dark/light muscovado sugar, golden caster
      sugar, sugar cube/syrup/crystal/lump/paste/cane, sugarcane, sweetened, sugared, candied, crystallised,
      crystallized, frosted, muscovado, demerara, turbinado, sucanat, rapadura, jaggery, gur, panela, piloncillo, gula
      melaka, gula jawa, sucrose, dextrose, glucose, fructose,
      corn/pancake/chocolate/fruit/raspberry/strawberry/blackcurrant/cherry syrup, light corn syrup, karo, syrup,
      treacle, isomalt, grenadine, cordial, lemonade, limeade, orangeade, soda, cola, coke, pepsi, dr pepper, sprite,
      seven up, mountain dew, root beer, cream soda, ginger ale, ginger beer, tonic, orange soda, grape soda, soft
      drink, fizzy drink, energy drink, red bull, sports drink, gatorade, kool aid, drink mix, tang, fruit punch,
      hawaiian punch, fruit squash, orange squash drink, sweet tea, iced tea mix, margarita mix, sweet and sour mix,
      sour mix, pina colada mix, cream of coconut, coco lopez, cranberry cocktail, candy, sweets, confectionery, sugar blend,
      confection, flavored spread, flavoured spread, chewing gum, ice
      pop, laddu, ladoo, powerade, lucozade, irn bru, peppermint stick, candy corn, sweetie, lollipop, lolly, gumdrop,
      gum drop, jelly bean, jellybean, jujube candy, skittle, red hot, lemon drop, life saver, mint imperial,
      bubblegum, marshmallow, candyfloss, honeycomb candy, cinder toffee, barley sugar, turkish delight, lokum,
      pastille, sprinkles, hundred and thousand, nonpareil, sugar strand, dragee, silver ball, chocolate sprinkle,
      icing, frosting, fondant, gum paste, brittle, spun sugar, decorating gel, jam,
      strawberry/raspberry/apricot/peach/fig/plum/blackberry/blueberry/cherry/damson/gooseberry/rhubarb/seedless/fruit/orange/grape/ginger
      jam/jelly/preserve/conserve/marmalade/spread, jelly, redcurrant jelly, currant jelly,
      apple/quince/crab/cranberry/guava jelly, marmalade, preserve, conserve, fruit butter, apple/pumpkin/pear butter,
      quince paste, membrillo, fruit paste, guava paste, goiabada, pie filling,
      cherry/apple/blueberry/peach/strawberry/raspberry/pumpkin pie filling, fruit pie filling, poppy seed filling,
      pumpkin pie mix, cranberry sauce, whole berry cranberry sauce, maraschino/glace/candied/cocktail cherry, glace,
      mixed peel, candied citron, stem ginger, preserved ginger, ginger in syrup, dried sweetened cranberry, craisin,
      dried cranberry, sweetened dried cranberry, dried cherry, dried sour cherry, dried tart cherry, angelica,
      sorbet, popsicle, fruit ice, granita, slushy, italian ice, fruit cocktail, fruit in syrup, peaches in syrup,
      light syrup, canned fruit, pudding mix, instant pudding, instant vanilla pudding, instant chocolate/butterscotch
      pudding mix, chocolate/banana/coconut pudding mix, jello pudding, cook and serve pudding mix, strawberry sauce,
      raspberry sauce, dessert topping, ice cream topping, instant drink,
      barbecue/barbeque/bbq/duck/plum/peach/sweet/honey/mumbo/rib sauce, sweet chili/chilli/chile sauce, sweet
      chili/chilli/chile dipping sauce, sweet and sour sauce, sweet n sour sauce, chutney,
      mango/apple/tamarind/fruit/peach/apricot/date/cranberry chutney, sweet relish, pickle relish, hot dog relish,
      relish sweet, balsamic glaze/reduction/cream, cream of balsamic, orange sauce, jezebel sauce, sticky sauce,
      sweet pickle, sweet gherkin, gastrique, ham glaze, pickled ginger sweet, sushi seasoning, powdered drink, ribena`,
  },
  { is: ['sugar', 'mustard', 'honey'], foods: 'honey mustard sauce, honey mustard dip' },

  // Fruit
  {
    is: ['fruit'],
    foods: `
      fruit, jujube, compote, coulis, tamarind, apple, crab apple, granny smith, golden delicious, red delicious,
      bramley, braeburn, honeycrisp, jonagold, pink lady, crabapple, applesauce, pear, banana, peach, nectarine,
      apricot, plum, damson, greengage, mirabelle, pluot, sloe, cherry, griottine, grape, muscat/champagne grape,
      orange, blood orange, mandarin, clementine, tangerine, satsuma, tangelo, minneola, kumquat, grapefruit, pomelo,
      pummelo, ugli, citron, bergamot, pineapple, mango, papaya, pawpaw, kiwi, kiwifruit, passionfruit, pomegranate,
      fig, persimmon, kaki, guava, lychee, litchi, rambutan, longan, dragonfruit, pitaya, starfruit, carambola,
      jackfruit, durian, mangosteen, soursop, guanabana, cherimoya, custard apple, sapodilla, sapote, mamey, feijoa,
      tamarillo, loquat, medlar, quince, ackee, melon, watermelon, cantaloupe, cantaloup, honeydew, galia, charentais,
      casaba, mangoe`,
  },
  {
    is: ['berry'],
    foods: `
      berry, strawberry, raspberry, rasberry, blueberry, blackberry, cranberry, boysenberry, loganberry, tayberry,
      gooseberry, mulberry, elderberry, huckleberry, lingonberry, cloudberry, bilberry, red/black/white currant,
      redcurrant, blackcurrant, whitecurrant, acai, goji, physalis, barberry, aronia`,
  },

  // Fat
  {
    is: ['fat'],
    foods: `
      sunflower/seed/sun butter, butter substitute, oil, flaxseed/flax/linseed/pumpkin-seed/light oil, light olive
      oil, light cooking oil, evoo, rice bran oil, cooking fat, fat spread, coconut, dried coconut, coconut
      milk/cream/butter/chips/meat/yogurt/yoghurt, coconut milk powder, copra, light coconut cream, avocado,
      guacamole, cocoa/cacao butter, dark/bittersweet/bitter/unsweetened/extra/vegan chocolate, extra dark chocolate,
      unsweetened baking chocolate, bitter sweet chocolate, dark chocolate chip/chips/chunk/bar, unsweetened chocolate
      square, baker chocolate, cacao nib, cocoa nib, salad dressing,
      italian/french/russian/catalina/balsamic/greek/poppy/western/asian dressing, poppy seed dressing, vinaigrette,
      red wine vinaigrette, raspberry vinaigrette, fried, tapenade, vegan butter/cream/cheese, dairy free
      butter/spread/cream/cheese, chimichurri, sunbutter, sunflower/seed/pumpkin seed butter, watermelon seed butter`,
  },
  {
    is: ['fat', 'refined'],
    foods: `
      canola, rapeseed, safflower, grapeseed, vegetable/corn/cottonseed/sunflower/grape/colza oil, grape seed oil,
      sunflower seed oil, mazola, wesson, crisco, shortening, butter shortening, margarine, vegan margarine, oleo,
      vegetable/buttery/sunflower/olive/low/dairy/plant spread, vegetable suet, vegetarian suet, vegetable
      fat/ghee/lard, copha, trex, cookeen, cottolene, flora, earth balance, smart balance, i cant believe its not
      butter, country crock, vegan/vegetable butter spread, dripping vegetable, white fat, stork`,
  },
  { is: ['skin'], foods: 'skin on, skin attached, skin intact, with skin, with the skin' },
  {
    is: ['seed'],
    foods: `
      sunflower seed, sunflower kernel, pumpkin seed, pepita, flaxseed, linseed, flax, chia, hemp seed, hemp heart,
      poppy seed, poppyseed, mixed seed, melon seed, egusi, watermelon seed, seed mix, perilla seed, toasted seed,
      basil seed`,
  },
];
