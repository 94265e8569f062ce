import type { FoodGroup } from '../diet/traits.ts';

/**
 * Foods that usually contain one of the fourteen allergens, with all their other traits. A longer phrase hides its
 * parts, so a name that only sounds like an allergen is listed here or in `harmlessFoods` with its real traits.
 */
export const allergenFoods: readonly FoodGroup[] = [
  // Wheat, rye, barley, oats
  {
    is: ['gluten', 'grain'],
    foods: `
      flour, fougasse, pane carasau, panzerotti, knodel, langos, hush puppy, kvass, mooncake, polvoron, pain de
      campagne, oat milk/cream/yogurt/creamer, oatmilk, wheat, spelt, kamut, khorasan, farro, freekeh, frikeh,
      einkorn, emmer, triticale, durum, rye, barley, bulgur, bulghur, bulgar, burghul, couscous, cous cous, ptitim,
      maftoul, moghrabieh, fregola, fregula, semolina, semola, rava, sooji, suji, atta, maida, self raising, self
      rising, bran, wheatgerm, wheatberry, wheat berry, wholemeal, wholewheat, graham, oat, oatmeal, porridge,
      cake/pastry flour, cream of wheat, farina, wondra, bread, toast, breadcrumb, crumb, panko, crouton, crostini,
      crostino, bruschetta, rusk, zwieback, loaf, baguette, batard, boule, bloomer, ciabatta, focaccia, sourdough,
      pumpernickel, bagel, bialy, pita, pitta, pide, naan, roti, chapati, chapatti, chappati, lavash, lavosh,
      flatbread, piadina, matzo, matzoh, matzah, matza, matzo/matzoh/matzah cake, bun, burger/hamburger bun, hot dog
      bun, hot dog roll/rolls, rolls, wraps,
      dinner/bread/crusty/kaiser/hoagie/sub/submarine/sandwich/hamburger/burger/hard/soft/ciabatta/french/hawaiian/finger/bridge/potato/onion/poppyseed/torpedo/sourdough/wholemeal/white/hero/lobster/parker/yeast
      roll/rolls, bap, barm cake, bolillo, telera, hoagie, english muffin, muffin english, crumpet, pikelet,
      breadstick, grissini, grissino, pretzel, crispbread, knackebrod, ryvita, ezekiel, soda bread, tortilla, flour
      tortilla, wheat tortilla, tortilla/flour/soft/sandwich/spinach/lavash wrap/wraps, burrito, pizza, boboli,
      flammkuchen, dough, crust, sandwich, panini, stuffing, cornbread stuffing, breading, batter, tempura, coating
      mix, shake and bake, shake n bake, fry mix, breaded, battered, floured, filo, phyllo, fillo, fyllo,
      filo/phyllo/fillo pastry, kataifi, kadaif, kunafa, konafa, warqa, brick pastry, feuilles de brick, strudel
      dough, pasta, macaroni, mac, spaghetti, spaghettini, spaghettoni, angel hair, capellini, vermicelli, linguine,
      linguini, lingue, fettuccine, fettucine, fettuccini, fettucini, tagliatelle, tagliolini, tagliarini, taglierini,
      pappardelle, bucatini, perciatelli, penne, mostaccioli, rigatoni, ziti, tortiglioni, paccheri, cavatappi,
      cellentani, fusilli, rotini, gemelli, casarecce, strozzapreti, trofie, farfalle, farfalline, bow tie, bowtie,
      orecchiette, cavatelli, conchiglie, conchigliette, lumache, lumaconi, radiatori, radiatore, campanelle,
      garganelli, malloreddus, ditalini, ditali, tubetti, tubettini, orzo, risoni, stelline, pastina, acini, fideo,
      fidelini, anelli, rotelle, wagon wheel, elbow, small shell, medium shell, jumbo shell, manicotti, cannelloni,
      lasagne, lasagna, lasagne/lasagna noodle, pici, bigoli, chitarra, maltagliati, mafalda, mafaldine, reginetti,
      calamarata, ruote, creste di gallo, gigli, pipe rigate, quadrettini, pierogi, pierogy, manti, vareniki, noodle,
      udon, ramen, somen, lo mein, chow mein, yakisoba, hokkien noodle,
      chinese/asian/japanese/wheat/instant/ramen/udon/soba/somen/flour/stir noodle, soba, pancit canton, chow mein
      noodle, crispy noodle, chinese pancake, dumpling, potsticker, gyoza, pot sticker, perogy, perogie,
      gyoza/dumpling/potsticker/shumai/siu/spring wrapper/skin, spring roll, spring roll skin, bao, baozi, mantou,
      gnocchi, gnudi, cracker, cream cracker, oyster cracker, soda cracker, saltine, ritz, water biscuit, oatcake, oat
      cake, triscuit, weetabix, wheaties, cheerio, special k, grape nut, raisin bran, granola/muesli cereal, oatbran,
      wheat biscuit, rice krispy, rice krispie, rice bubble, crispix, cookie crumb, seitan, wheat starch, ice cream
      cone, sugar/waffle cone, wafer, malt, malted, malt syrup, bisquick, baking mix, biscuit mix, muffin mix, pancake
      mix, waffle mix, pancake and waffle mix, roux mix, beignet mix, scone mix, gravy granule/powder/mix, curry roux,
      bisto, rye/barley berry, ravioli wrapper, falafel mix`,
  },
  {
    is: ['gluten'],
    foods: `
      gluten, malt vinegar, marmite, vegemite, promite, yeast extract, brewers malt, maggi seasoning, maggi sauce,
      brown sauce, hp sauce, gravy, hydrolyzed wheat protein`,
  },
  { is: ['gluten', 'sugar'], foods: 'branston, licorice, liquorice, twizzler, red vine, brandy snap' },
  {
    is: ['gluten', 'grain', 'fat'],
    foods: `
      pastry, shortcrust, pate brisee/sucree/sablee/feuilletee, hot water crust, puff, pie, tart
      shell/case/crust/dough/base, tartlet, vol au vent, patty shell, crescent roll/rolls, crescent dough, cookie,
      biscuit, sugar cookie, oreo, chocolate sandwich cookie, chocolate wafer, chocolate wafer cookie, gingersnap,
      ginger snap, ginger nut, gingernut, gingerbread, digestive, rich tea, hobnob, biscoff, speculoos, speculaas,
      bourbon biscuit, custard cream, jammy dodger, arrowroot biscuit, animal cracker, fig newton, fig roll, chocolate
      chip cookie, brownie mix, cake mix, chocolate cake mix, paratha, poori, puri, bhatura, samosa, empanada,
      flapjack, fried onion, crispy onion, onion ring, bhaji, sopaipilla, instant ramen, ramen noodle soup, instant
      ramen noodle, top ramen, cup noodle, pop tart, turnover, strudel, roti canai`,
  },
  {
    is: ['gluten', 'grain', 'milk', 'fat'],
    foods: `
      croissant, shortbread, danish, palmier, naan bread, scone, cheese straw/cracker/biscuit, cheez it, goldfish
      cracker, garlic bread, garlic toast, texas toast, macaroni and cheese, mac and cheese, mac n cheese, kraft dinner, cheese pizza, cheese
      bread, cheese tortellini/ravioli/tortelloni, roux, bechamel, white sauce, cheese sauce mix, mornay, kit kat,
      twix, crumble topping, streusel, nankhatai`,
  },
  {
    is: ['gluten', 'milk', 'fat'],
    foods: `
      cream of mushroom/chicken/celery/tomato/broccoli/asparagus/potato/onion/spinach/shrimp soup, condensed cream of
      mushroom/chicken/onion soup, cream soup, golden mushroom soup, cheddar cheese soup, nacho cheese soup, cheese
      soup, alfredo sauce mix, sausage gravy, white gravy, country gravy`,
  },
  { is: ['gluten', 'milk', 'celery', 'fat'], foods: 'condensed cream of celery soup, cream celery soup' },
  {
    is: ['gluten', 'grain', 'milk', 'eggs', 'fat'],
    foods: `
      brioche, gateau, alfajor, dorayaki, panettone, pandoro, cake, cupcake, sponge, chocolate cake, fruit cake,
      fruitcake, madeira cake, cheesecake, brownie, blondie, muffin, blueberry muffin, corn muffin mix, cornbread,
      corn bread, madeleine, genoise, eclair, profiterole, cream puff, choux, pate a choux, pate choux, doughnut,
      donut, beignet, churro, waffle, pancake, crepe, blini, blintz, scotch pancake, drop scone, dutch baby, bread
      pudding, banana bread, zucchini bread, pumpkin bread, swiss roll, jelly roll, lamington, twinkie, nilla wafer,
      vanilla wafer, whoopie pie, trifle, yule log, quiche, popover, yorkshire pudding, yorkshire pudding mix, toad in
      the hole, christmas pudding, sticky toffee pudding, stollen, babka, kugel, french toast, moussaka, carbonara,
      custard tart, pumpkin pie, cream pie, tiramisu, clafoutis, mince pie, bread and butter pudding`,
  },
  {
    is: ['gluten', 'grain', 'eggs'],
    foods: `
      egg noodle, fresh pasta, fresh lasagne/lasagna sheet, egg roll, egg/wonton roll/rolls skin, eggroll, wonton, won
      ton, wonton/wanton/won skin/wrapper, won ton skin, ravioli, tortellini, tortelloni, agnolotti, cappelletti,
      mezzelune, spaetzle, spatzle, challah, hallah, ladyfinger, lady finger, ladyfinger biscuit, savoiardi, savoiardi
      biscuit, sponge finger, boudoir biscuit, angel food cake, angel cake, matzo/matzoh ball, fortune cookie,
      meringue pie, biscotti, cantucci, cantuccini`,
  },
  {
    is: ['gluten', 'alcohol', 'mildCarbs'],
    foods: `
      beer, pils, kolsch, radler, ale, lager, stout, guinness, pilsner, pilsener, porter, bock, hefeweizen, wheat
      beer, ipa, light beer, corona, shandy`,
  },
  {
    is: ['gluten', 'soybeans'],
    foods: `
      soy/soya sauce, shoyu, kikkoman, dark/light soy, light soy/soya sauce, superior soy, thin/white/sweet soy,
      golden mountain sauce, ponzu, barley miso, doubanjiang, toban djan, dou ban jiang, tobanjiang,
      chile/chili/chilli/hot/spicy/broad bean paste, fermented bean paste, soybean paste, bean sauce, soy glaze, soy
      marinade, hydrolyzed soy protein, mentsuyu, tentsuyu, stir fry sauce, general tso sauce, yum yum sauce, korean
      bbq sauce, bulgogi sauce/marinade, yakisoba sauce, sukiyaki sauce`,
  },
  {
    is: ['gluten', 'soybeans', 'sugar'],
    foods: `
      teriyaki, kejap manis, kecap, ketjap, sweet soy sauce, tonkatsu sauce, char siu sauce, eel sauce, unagi sauce,
      yakitori sauce, sweet bean sauce/paste, tianmianjiang, tian mian jiang, gochujang, gochuchang, korean
      chili/chile/chilli/pepper paste, ssamjang`,
  },
  { is: ['gluten', 'soybeans', 'sesame', 'sugar'], foods: 'hoisin, hoi sin, peking sauce' },
  { is: ['gluten', 'soybeans', 'molluscs'], foods: 'oyster sauce, oyster flavored/flavoured sauce' },
  {
    is: ['gluten', 'grain', 'treeNuts', 'fat'],
    foods: `
      granola, muesli, panforte, financier, nut roll, baklava, baklawa, almond biscotti/croissant/cake, frangipane
      tart, bakewell, linzer cookie, linzertorte, florentine biscuit, pecan sandy, almond sponge`,
  },

  // Milk
  {
    is: ['milk'],
    foods: `
      milk, dairy, haymilk, doogh, viili, ryazhenka, whole/skim/skimmed/semi milk, semi skimmed milk, cow milk,
      goat/goats/sheep/sheeps/buffalo/camel/ewe/ewes milk, goat/goats/sheep/sheeps yogurt/yoghurt, buttermilk, butter
      milk, powdered milk, milk powder, dried milk, dry milk, milk solid, nonfat dry milk powder, evaporated milk,
      evap milk, evaporated goat milk, yogurt, yoghurt, yoghourt, yogourt, dahi, kefir, lassi, ayran, raita, tzatziki,
      tsatsiki, tzaziki, whey, casein, caseinate, lactose, lactalbumin, skyr, quark, fromage frais, fromage blanc,
      cottage cheese, pot cheese, farmer cheese, clabber, filmjolk, curd, leche, lait, latte, protein powder, breast
      milk, infant formula, baby formula, half fat milk, lactaid, lactose free milk, ranch dressing mix, ranch
      seasoning, ranch mix, ranch dip mix, ranch powder, sheep dairy, cheese powder, kashk`,
  },
  {
    is: ['milk', 'fat'],
    foods: `
      butter, anchovy butter, beurre, ghee, smen, niter kibbeh, buttered, butterfat, cream, light/pastry cream, light
      whipping cream, creme, chantilly, crema, smetana, kaymak, malai, half and half, half n half, top milk, whipped
      topping, cool whip, dream whip, reddi wip, creamer, creamed spinach/horseradish/onion, creamy dressing, cheese,
      goat/goats/sheep/sheeps brie/gouda/feta/butter/cheddar/curd/kefir/chevre/ricotta/camembert/cream/log,
      soft/hard/sharp/melting/grating/cream/goat/goats/blue/bleu/swiss/american/jack/brick/string/sheep/sheeps/ewe/processed/mexican/italian/queso/yellow/white/smoked
      cheese, cheddar, cheddar cheese, tomme, tomino, langres, maroilles, kashkaval, sbrinz, petit suisse, crowdie,
      caboc, derby, dunlop, picodon, saint marcellin, sainte maure, banon, abondance, laguiole, tete de moine,
      beemster, stichelton, dorset blue, cashel blue, gubbeen, shrikhand, croquette, creme cheese, chedder,
      mozzarella, mozarella, mozzerella, bocconcini, bocconcino, burrata, stracciatella, fior di latte, scamorza,
      parmesan, parmesean, parmigiano, parmigiana, reggiano, parmasan, grana, padano, pecorino, romano, romano cheese,
      asiago, piave, montasio, gruyere, comte, emmental, emmenthal, emmentaler, emmenthaler, jarlsberg, swiss,
      appenzeller, vacherin, raclette, reblochon, morbier, beaufort, cantal, mimolette, port salut, saint nectaire,
      brie, camembert, coulommiers, chaource, epoisses, munster, muenster, livarot, pont leveque, brillat savarin,
      boursin, saint andre, explorateur, neufchatel, philadelphia, mascarpone, marscapone, mascarpone cheese, ricotta,
      ricotta cheese, feta, fetta, feta cheese, halloumi, haloumi, kefalotyri, kefalograviera, kasseri, graviera,
      manouri, myzithra, mizithra, akkawi, nabulsi, labneh, labne, labna, lebneh, lebni, paneer, panir, chenna,
      chhena, khoya, khoa, mawa, queso, oaxaca, oaxaca cheese, quesillo, chihuahua cheese, cotija, anejo cheese,
      panela cheese, manchego, mahon, idiazabal, cabrales, valdeon, tetilla, iberico cheese, gouda, edam, leerdammer,
      maasdam, leyden, havarti, danbo, fontina, fontal, taleggio, bel paese, stracchino, crescenza, robiola,
      provolone, caciocavallo, provola, gorgonzola, dolcelatte, cambozola, roquefort, stilton, danish blue, saint
      agur, shropshire blue, bleu dauvergne, fourme dambert, maytag, humboldt fog, monterey, pepper jack, pepperjack,
      colby, cojack, co jack, limburger, liederkranz, leicester, gloucester, wensleydale, lancashire, lancashire
      cheese, cheshire cheese, caerphilly, yarg, chevre, chevrot, crottin, bucheron, valencay, montrachet, boucheron,
      selles sur cher, gjetost, brunost, velveeta, cheez whiz, cheese whiz, kraft single, laughing cow, babybel,
      dairylea, cheese singles, tilsit, tilsiter, butterkase, liptauer, queijo, cheesy, teleme, dry jack, washed rind
      cheese, mixed cheese, four cheese blend, pizza cheese, taco cheese, fondue, rarebit, saganaki, shredded cheese,
      alfredo, cheese fondue, ranch dip, french onion dip, spinach dip, sour cream and onion chips, cheeto, dorito,
      cheese puff, cheese popcorn, butter chicken sauce, tikka masala sauce, korma sauce, vodka sauce, milk fat,
      milkfat`,
  },
  {
    is: ['milk', 'sugar'],
    foods: `
      condensed milk, sweetened condensed milk, sweet condensed milk, sweetened milk, eagle brand milk, dulce de
      leche, cajeta, manjar, arequipe, caramel, butterscotch, butterscotch chips, toffee, heath, werther, rolo, dime
      bar, daim bar, sherbet, milky bar, frozen yogurt, frozen yoghurt, rice pudding, vanilla/chocolate/tapioca
      pudding, hot/drinking chocolate, hot chocolate mix/powder, cocoa mix, instant cocoa, chocolate milk, milkshake,
      horlick, gulab jamun, rasgulla, burfi, barfi, peda, kulfi, junket, nesquik, angel delight, fruit yogurt/yoghurt,
      vanilla yogurt/yoghurt, strawberry yogurt, blancmange, instant breakfast`,
  },
  {
    is: ['milk', 'gluten', 'sugar'],
    foods: `
      malted milk, malted milk powder, malted milk ball, malteser, whopper candy, ovaltine, milo`,
  },
  {
    is: ['milk', 'fat', 'sugar'],
    foods: `
      ice cream, ice milk, gelato, semifreddo, parfait, panna cotta, chocolate/strawberry ice cream, buttercream,
      butter cream, cream cheese frosting/icing, brandy/rum butter, hard sauce, fudge, ganache, cream filling, mousse,
      chocolate mousse, sundae, banoffee, penuche, condensed milk caramel`,
  },
  {
    is: ['milk', 'soybeans', 'fat', 'sugar'],
    foods: `
      milk/white chocolate, milk/white chocolate chip/chips/chunk/morsel/bar/button/baking/square, white chip/chips,
      white baking chip/chips, candy melt, candy coating, cadbury, mars bar, milky way, hershey bar, hershey kiss,
      dove chocolate, chocolate bar, chocolate egg, easter egg, mini egg, chocolate button, chocolate candy, chocolate
      kiss, m and m, m and ms, smartie, aero, crunchie, galaxy chocolate, chocolate truffle, junior mint, peppermint
      patty, vanilla chip/chips, vanilla baking chip/chips, cinnamon chip/chips, mint chip/chips, andes mint, after
      eight, chocolate frosting, chocolate fudge frosting`,
  },
  {
    is: ['milk', 'soybeans', 'fat'],
    foods: `
      chocolate, chocolate chip/chips/chunk/morsel/square/shaving/curl/piece/coating,
      semisweet/semi/sweet/plain/baking/cooking/couverture chocolate, semi sweet chocolate, semisweet/bittersweet
      chocolate chip/chips/chunk/morsel, semi sweet chocolate chip/chips/morsel, semisweet morsel, chocolate baking
      chip/chips, german chocolate, german sweet chocolate, chocolate covered, chocolate sauce, chocolate topping,
      chocolate flake, mini chip/chips, mini chocolate chip/chips, carob chip/chips`,
  },
  {
    is: ['milk', 'soybeans', 'treeNuts', 'fat', 'sugar'],
    foods: `
      nutella, almond bark, chocolate hazelnut spread, hazelnut chocolate spread, chocolate spread, gianduja,
      gianduia, ferrero, toblerone, almond joy, praline chocolate, rocky road ice cream, almond roca`,
  },
  {
    is: ['milk', 'treeNuts', 'fat'],
    foods: `
      pesto, sun dried tomato pesto, butter pecan ice cream, pistachio ice cream, almond butter cake`,
  },
  { is: ['milk', 'treeNuts', 'fat', 'sugar'], foods: 'praline, english toffee bit' },
  { is: ['milk', 'alcohol', 'fat', 'carbs'], foods: 'irish cream, baileys, rumchata, amarula' },
  {
    is: ['milk', 'eggs', 'fat', 'sugar'],
    foods: `
      custard, creme anglaise, pastry creme, creme patissiere, patisserie cream, creme brulee, creme caramel, flan,
      lemon/lime/orange/passion/fruit/passionfruit/grapefruit curd, eggnog, egg nog, zabaglione, sabayon, bavarois,
      pots de creme, custard cream filling`,
  },
  {
    is: ['milk', 'eggs', 'fat'],
    foods: `
      hollandaise, bearnaise, ranch, blue/bleu cheese dressing, roquefort dressing, creamy salad dressing, souffle,
      quiche filling`,
  },
  { is: ['milk', 'eggs', 'fish', 'fat'], foods: 'caesar' },

  // Eggs
  {
    is: ['eggs'],
    foods: `
      egg, white of egg, eggwhite, eggwash, duck/quail/goose/hen/hens/chicken/turkey/ostrich/pheasant egg, dried egg,
      dried egg white, albumen, albumin, ovalbumin, omelette, omelet, frittata, tortilla espanola, meringue powder,
      quorn, quorn mince`,
  },
  {
    is: ['eggs', 'fat'],
    foods: `
      yolk, mayonnaise, mayo, mayonaise, miracle whip, kewpie, hellmann, light/lite mayonnaise, aioli, alioli,
      allioli, rouille, tartar/tartare sauce, sauce gribiche, thousand island, 1000 island, salad cream, sandwich
      spread, potato/macaroni/chicken salad mayonnaise, green goddess dressing, coleslaw dressing, slaw dressing,
      marie rose, burger sauce, fry sauce, sandwich sauce, big mac sauce`,
  },
  {
    is: ['eggs', 'mustard', 'fat'],
    foods: `
      remoulade, coleslaw, potato salad, dijonnaise, honey mustard dressing`,
  },
  {
    is: ['eggs', 'sugar'],
    foods: `
      meringue, meringue cookie, pavlova, royal icing, royal icing sugar, marshmallow creme/cream, fluff, fluffy
      frosting, divinity, swiss meringue`,
  },
  { is: ['eggs', 'sugar', 'fat'], foods: 'macaroon, lemon filling, lemon pie filling' },
  { is: ['eggs', 'alcohol', 'carbs'], foods: 'advocaat, advokaat' },
  {
    is: ['eggs', 'treeNuts', 'sugar'],
    foods: `
      macaron, amaretti, amaretti biscuit/cookie, amaretto biscuit/cookie, ratafia biscuit, nougat, torrone, turron,
      almond macaroon, dacquoise, japonaise, ricciarelli`,
  },

  // Fish
  {
    is: ['fish'],
    foods: `
      fish, tuna/salmon/halibut/swordfish/cod/fish/marlin/kingfish/mackerel/mahi/bass/grouper steak, garfish, blue
      grenadier, whitefish, fish bone/cake/egg/stock/bouillon, anchovy, boquerone, boqueron, gentlemans relish, patum
      peperium, cod, codfish, saltfish, bacalao, baccala, bacalhau, lingcod, ling, scrod, haddock, arbroath smokie,
      finnan haddie, pollock, pollack, coley, saithe, whiting, hake, hoki, halibut, turbot, brill, plaice, flounder,
      fluke, sole, megrim, tilapia, mahi, mahimahi, dolphinfish, dorado, wahoo, ono, opah, opakapaka, grouper,
      snapper, rockfish, redfish, red drum, drumfish, sheepshead, black drum, croaker, bass, seabass, branzino,
      branzini, loup de mer, bream, seabream, gilthead, dorade, daurade, orata, porgy, scup, sablefish, butterfish,
      barramundi, perch, pike, zander, walleye, pickerel, muskellunge, carp, tench, rohu, hilsa, ilish, pomfret,
      kingfish, kingklip, cobia, pompano, amberjack, yellowtail, hamachi, jackfish, trevally, orange roughy, roughy,
      dory, gurnard, mullet, rouget, weever, wrasse, parrotfish, tilefish, bluefish, weakfish, milkfish, bangus,
      bombay duck, lutefisk, surgeonfish, triggerfish, snoek, toothfish, smelt, shad, whitebait, sprat, brisling,
      sardine, pilchard, herring, kipper, bloater, rollmop, matjes, mackerel, tuna, ahi, albacore, bonito,
      katsuobushi, skipjack, bluefin, yellowfin, tunafish, salmon, sockeye, coho, chinook, lox, gravlax, gravadlax,
      arctic char, arctic charr, trout, steelhead, grayling, roe, tobiko, masago, ikura, mentaiko, bottarga, botargo,
      taramasalata, taramosalata, tarama, lumpfish, nam pla, nuoc mam, nuoc cham, nuac nam, patis, garum, colatura,
      three crab fish sauce, dashi, dashi stock, hondashi, isinglass, worcestershire, worcester sauce,
      worchestershire, worcestshire sauce, worcestersauce, lea and perrin, lea perrin, white wine worcestershire
      sauce, kimchi, kimchee, kim chee, fumet, swordfish, marlin, sailfish, escolar, sturgeon, caviar, fish pie mix,
      sashimi, bagna cauda, puttanesca, poisson, pescado, atun, sunfish, crappie, bluegill, fish oil, cod liver oil,
      tuna/cod/salmon/haddock/fish loin`,
  },
  {
    is: ['fish', 'unkosher'],
    foods: `
      catfish, cat fish, basa, pangasius, swai, river cobbler, eel, unagi, anago, conger, elver, shark, dogfish, huss,
      rock salmon, mako, monkfish, monk fish, lotte, anglerfish, skate, skate wing, ray wing, stingray, lamprey, puffer fish,
      fugu, blowfish`,
  },
  {
    is: ['fish', 'gluten', 'grain'],
    foods: `
      fish finger, fish stick, gefilte fish, fish goujon, fishcake, fishstick`,
  },
  {
    is: ['fish', 'crustaceans', 'gluten', 'eggs'],
    foods: `
      surimi, crab stick, crabstick, seafood stick, imitation crab, imitation crab meat, imitation crabmeat, kanikama,
      krab, mock crab`,
  },
  {
    is: ['fish', 'crustaceans', 'molluscs'],
    foods: `
      seafood, fruits de mer, frutti di mare, seafood stock, paella mix, marinara mix, bouillabaisse, cioppino,
      shellfish mix`,
  },

  // Crustaceans and molluscs
  {
    is: ['crustaceans'],
    foods: `
      shrimp, prawn, gambas, camaron, camarone, crevette, ebi, shrimp/prawn stock, belacan, belachan, blachan, blacan,
      terasi, trassi, kapi, bagoong, dried shrimp/prawn, crab, crab meat/roe, crabmeat, dungeness, lobster, lobster
      meat/stock, tomalley, crayfish, crawfish, crawdad, yabby, yabbie, langoustine, langostino, langostine, scampo,
      moreton bay bug, balmain bug, krill, barnacle, percebe, crustacean, thai curry paste,
      red/green/yellow/panang/penang/massaman/mussaman curry paste, tom yum paste, tom yam paste, laksa paste, prawn
      cracker, shrimp chips, shrimp cracker, krupuk, shrimp/crawfish/crayfish/langoustine meat`,
  },
  { is: ['crustaceans', 'gluten', 'grain'], foods: 'scampi, popcorn shrimp' },
  { is: ['crustaceans', 'gluten', 'eggs'], foods: 'crab cake, crabcake' },
  { is: ['crustaceans', 'molluscs'], foods: 'shellfish, shellfish stock, shell fish' },
  { is: ['crustaceans', 'molluscs', 'pork', 'fat'], foods: 'xo sauce' },
  {
    is: ['molluscs'],
    foods: `
      mussel, clam, oyster, scallop, squid, calamari, calamaro, octopus, cuttlefish, cuttle fish, sepia, nero di
      seppia, snail, escargot, abalone, whelk, winkle, periwinkle, cockle, conch, limpet, geoduck, quahog, vongole,
      vongola, littleneck, little neck, cherrystone, razor fish, clam nectar/stock/liquor, oyster liquor, queenie,
      ormer, mollusc, mollusk, tako, pulpo, moule, coquille, dried scallop, conpoy, bivalve,
      clam/mussel/conch/squid/oyster meat`,
  },
  { is: ['molluscs', 'milk', 'gluten'], foods: 'clam chowder, oyster stew' },
  { is: ['molluscs', 'celery'], foods: 'clamato' },

  // Celery, mustard
  {
    is: ['celery'],
    foods: `
      celery, celeriac, celeri rave, mirepoix, stock/vegetable/vegetarian cube, bouillon, stock
      powder/pot/concentrate/granule/paste/base, vegetable stock powder/cube/pot, swiss vegetable bouillon, vegeta,
      aromat, bloody mary mix, vegetable juice, v juice, giardiniera, smallage, soup vegetable, soup green,
      suppengrun, soup mix, soffritto, caponata, waldorf`,
  },
  {
    is: ['celery', 'mustard'],
    foods: `
      old bay, seafood seasoning, chesapeake seasoning, seafood boil, chow chow`,
  },
  {
    is: ['mustard'],
    foods: `
      mustard, dijon, honey mustard, mustard oil/flour, grey poupon, gulden, piccalilli, pickling/pickle spice,
      pickling seasoning, crab/shrimp boil, panch phoron, panch phoran, panch puran, panchphoran, mostarda, moutarde,
      senf, rai seed, bread and butter pickle, bread n butter pickle, curry powder, sambar/sambhar powder, mustard
      vinaigrette, dijon vinaigrette, gai choy`,
  },

  // Peanuts, tree nuts
  {
    is: ['peanuts', 'fat'],
    foods: `
      peanut, pea nut, peanut butter, groundnut, ground nut, monkey nut, goober, arachis oil, peanut flour, satay,
      gado gado, beer nut, kung pao, skippy, jif`,
  },
  {
    is: ['peanuts', 'sugar', 'fat'],
    foods: `
      chikki, reese, peanut butter cup, peanut butter chip/chips, peanut butter morsel, butterfinger, snicker, cracker
      jack, baby ruth, payday, peanut m and m`,
  },
  {
    is: ['peanuts', 'gluten', 'grain', 'fat'],
    foods: `
      nutter butter, nutter butter cookie, peanut butter cookie, peanut butter cracker`,
  },
  {
    is: ['peanuts', 'treeNuts', 'fat'],
    foods: `
      mixed nut, cocktail nut, nut mix, trail mix, assorted nut, bridge mix`,
  },
  {
    is: ['treeNuts', 'fat'],
    foods: `
      walnut/pecan butter, nut, nut butter/flour/cream/cheese/milk, almond, almond
      butter/flour/cream/cheese/yogurt/yoghurt, sugared almond, badam, hazelnut, hazlenut, filbert, cobnut, hazelnut
      butter/flour/cream, walnut, cashew, cashew butter/cream/cheese, kaju, pecan, brazil, brazilnut, pistachio,
      pistachio butter/cream, pistacio, macadamia, macadamia butter, pinenut, pine kernel, pignoli, pignolia, pignolo,
      pinon, pignola, pinoli, candlenut, beechnut, romesco, picada, tarator, muhammara, candied
      nut/pecan/walnut/almond, honey roasted nut, heartnut, pralines pecan, almondine, amandine, nutmeat,
      nut/walnut/pecan/almond meat`,
  },
  {
    is: ['treeNuts'],
    foods: `
      almond milk, pecan/pistachio milk, almondmilk, vanilla almond milk, unsweetened almond milk, cashew milk,
      hazelnut milk, walnut milk, macadamia milk, almond extract, almond essence, almond flavoring, almond flavouring,
      bitter almond, bitter almond oil, walnut extract, pistachio extract, hazelnut extract, hazelnut flavoring,
      hazelnut essence, apricot kernel, almond milk yogurt, coconut almond milk`,
  },
  {
    is: ['treeNuts', 'sugar', 'fat'],
    foods: `
      marzipan, almond paste filling, frangipane, praline paste, hazelnut praline, hazelnut spread, rocky road,
      gianduiotto, calisson, almond bark candy, pistachio pudding`,
  },
  { is: ['treeNuts', 'sugar'], foods: 'orgeat, almond syrup, hazelnut syrup, pistachio syrup, falernum' },
  {
    is: ['treeNuts', 'alcohol', 'carbs'],
    foods: `
      amaretto, disaronno, almond liqueur, almond flavored/flavoured liqueur, frangelico, hazelnut liqueur, nocino,
      nocello, walnut liqueur, creme de noyaux, noyaux, hazelnut flavored/flavoured liqueur`,
  },
  { is: ['treeNuts', 'sesame', 'seed'], foods: 'dukkah, duqqa, dukka, dukah' },

  // Sesame
  {
    is: ['sesame', 'seed'],
    foods: `
      sesame, benne, til seed, simsim, gomasio, gomashio, furikake, everything bagel seasoning, everything seasoning,
      everything but the bagel seasoning, everything bagel spice`,
  },
  { is: ['sesame'], foods: 'zaatar, zatar, za atar, zahtar, za tar, togarashi, shichimi' },
  {
    is: ['sesame', 'fat'],
    foods: `
      sesame oil, light sesame oil, sesame seed oil, gingelly oil, til oil, tahini, tahina, tehina, tehini, sesame
      paste/butter/sauce, baba ganoush, baba ghanoush, babaganoush, baba ghanouj, baba ganouj, moutabal, mutabal, goma
      dressing, sesame dressing`,
  },
  { is: ['sesame', 'legume', 'fat'], foods: 'hummus, houmous, hommus, humus, hoummos, hummous' },
  {
    is: ['sesame', 'sugar', 'fat'],
    foods: `
      halva, halvah, halwa tahini, halawa, sesame brittle, sesame snap, sesame candy, sesame bar`,
  },
  {
    is: ['sesame', 'gluten', 'grain'],
    foods: `
      everything bagel, sesame bagel, sesame bun, sesame seed bun, sesame seed hamburger bun, sesame cracker, sesame
      bread, simit, sesame stick, sesame breadstick`,
  },

  // Soya, lupin
  {
    is: ['soybeans'],
    foods: `
      soy, soya, soy/soya milk, soymilk, soyamilk, soy/soya cream/creamer/yogurt/yoghurt/flour/nut/mince/cheese/curd,
      soy protein powder, soybean sprout, lecithin, miso, tamari, tamari soy sauce, gluten free soy sauce, wheat free
      soy sauce, wheat free tamari, liquid amino, bragg, tofu, beancurd, bean curd, yuba, tofu skin/puff, bean curd
      skin, tempeh, tempe, natto, okara, tvp, vegetable protein, doenjang, dwenjang, twenjang, fermented/salted black
      bean, fermented soybean, douchi, dou chi, dow see, salted/preserved bean, preserved black bean, chinese black
      bean, tofurky, gardein, veggie/vegetarian/vegan/soy/soya/plant/meatless
      burger/sausage/mince/bacon/crumble/patty/meatball/chorizo/ground/beef/chicken/hot/ham/pepperoni, veggie burger
      patty, vegetarian ground beef, meatless ground beef, soyrizo, boca burger, morningstar, lightlife, impossible
      burger/meat/beef, vegetarian hot dog, veggie dog, vegetarian/vegan/veggie/meatless/tofu sausage link, bac o,
      bacos, imitation bacon bit, imitation bacon, vegetarian bacon bit, textured protein, meat substitute, meat
      alternative, vegetarian meat`,
  },
  { is: ['soybeans', 'mildCarbs'], foods: 'edamame, edamame bean, soybean, soy bean, soya bean, mukimame' },
  {
    is: ['soybeans', 'fat'],
    foods: `
      soybean oil, soya/soy/vegan mayonnaise/mayo/spread, vegenaise, veganaise, tofu mayonnaise, aburaage, soy bean
      oil, soya margarine, soy butter, soynut butter`,
  },
  {
    is: ['lupin', 'legume'],
    foods: `
      lupin, lupine, lupin/lupine/lupini flour, lupini, tremoco, lupin bread crumb`,
  },

  // Sulphites: wine, and fruit dried with sulphur
  {
    is: ['sulphites', 'alcohol'],
    foods: `
      wine, red/white/dry/rose/cooking/sparkling/fruity/table/fortified/blush/plum/elderberry wine, white/red cooking
      wine, dry red/white wine, burgundy, bordeaux, claret, beaujolais, chablis, chianti, barolo, barbera,
      valpolicella, montepulciano, sangiovese, rioja, tempranillo, merlot, cabernet, pinot noir, pinot grigio, pinot
      gris, pinot blanc, syrah, shiraz, zinfandel, malbec, grenache, chardonnay, sauvignon, riesling, gewurztraminer,
      viognier, semillon, soave, frascati, muscadet, sancerre, vouvray, gruner veltliner, albarino, vinho verde,
      retsina, vermouth, noilly prat, sherry, dry marsala, dry madeira, champagne, prosecco, cava, cremant, sparkling
      white wine, brut, lillet, vin jaune, vin santo, rice wine, chinese rice wine, chinese cooking wine, chinese
      wine, mead wine, vino, sekt, lambrusco, moselle, hock wine, vin blanc, vin rouge`,
  },
  {
    is: ['sulphites', 'alcohol', 'gluten'],
    foods: `
      shaoxing, shaoxing wine, shaoxing rice wine, shao hsing, shao hsing wine, shao hsing rice wine, shaohsing,
      shaohsing wine, shaohsing rice wine, shao xing, shao xing wine, hsao shing wine, xiaoxing wine, shaosing wine`,
  },
  {
    is: ['sulphites', 'alcohol', 'mildCarbs'],
    foods: `
      madeira, marsala, port wine, cider, pear cider, dry apple cider, hard apple cider, perry, scrumpy, port,
      sauterne, moscato, muscat wine, muscat, beaumes de venise, pedro ximenez, cream sherry, sweet sherry, sweet
      vermouth, red sweet vermouth, sweet wine, dessert wine, sweet white wine, sweet red wine, ice wine, tokaji,
      banyuls, malmsey, mulled wine, sangria, ginger wine, dubonnet, wine cooler, late harvest riesling, asti,
      spumante`,
  },
  {
    is: ['sulphites', 'carbs'],
    foods: `
      dried apricot, golden raisin, sultana, yellow raisin, sultana raisin, dried fruit, mixed dried fruit, dried
      mixed fruit, fruit mix dried, apricot dried`,
  },
  {
    is: ['sulphites', 'sugar'],
    foods: `
      mincemeat, fruit mincemeat, mince meat, candied mixed fruit, glace fruit, candied fruit, crystallised fruit`,
  },
  {
    is: ['sulphites'],
    foods: `
      sulphite, sulfite, sodium metabisulphite, sodium metabisulfite, campden tablet, bottled lemon/lime juice,
      reconstituted lemon juice, realemon`,
  },
];
