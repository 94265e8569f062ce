/** Interests, and the comma-separated phrases that people use for them. */
export const interestWords = {
  animals:
    'animal, pet, dog, puppy, cat, kitten, rabbit, bunny, hamster, guinea pig, bird, lizard, gecko, snake, reptile, frog, panda, koala, lion, tiger, elephant, fox, wolf, owl, penguin, farm, safari, wildlife, zoo, vet, axolotl, capybara, bluey, paw patrol, pokemon',
  art: 'art, drawing, draw, painting, paint, coloring, colouring, sketching, doodling, anime, manga, comic, cartoon, illustration, museum, design, pottery, sculpture',
  ballSports:
    'ball, soccer, football, basketball, baseball, softball, volleyball, tennis, table tennis, ping pong, hockey, lacrosse, golf, cricket, rugby, badminton, sport, handball',
  boardGames: 'board game, card game, game night, chess, checker, domino, uno, catan, card',
  books:
    'book, reading, read, story, novel, library, writing, poem, poetry, author, journaling, diary, graphic novel, history, myth, language',
  building:
    'building, lego, duplo, brick, block, magna tile, magnatile, construction, engineering, architecture, woodworking, tool, robot, robotic, minecraft, roblox, tinkering, model, inventing',
  camping: 'camping, hiking, outdoor, scout, scouting, survival, climbing, backpacking, bushcraft, fishing, adventure',
  coding:
    'coding, code, programming, computer, robot, robotic, scratch, python, technology, tech, app, hacking, roblox',
  cooking: 'cooking, cook, baking, bake, food, chef, kitchen, cake, cupcake, cookie, pizza, sushi',
  crafts:
    'craft, crafting, sewing, knitting, crochet, origami, bead, bracelet, jewelry making, slime, clay, diy, scrapbooking, embroidery, weaving, sticker',
  dance:
    'dance, dancing, ballet, hip hop, gymnastic, cheer, cheerleading, tumbling, yoga, karate, martial art, judo, taekwondo, acrobatic, fitness, running, climbing, parkour, figure skating',
  dinosaurs: 'dinosaur, dino, fossil, t rex, trex, tyrannosaurus, triceratops, paleontology, jurassic',
  fantasy:
    'fantasy, magic, dragon, unicorn, fairy, wizard, witch, knight, castle, princess, mermaid, superhero, hero, pirate, harry potter, frozen, elsa, spiderman, spider man, batman, marvel, star war, ninja, role playing, dungeon, zelda, pokemon, myth, monster',
  fashion:
    'fashion, clothe, style, makeup, jewelry, shoe, sneaker, hair, nail, dress up, shopping, beauty, skin care, skincare, bag',
  gaming:
    'gaming, video game, gamer, minecraft, roblox, fortnite, nintendo, switch, mario, zelda, pokemon, playstation, xbox, sonic, console, esport, computer game',
  horses: 'horse, pony, riding, equestrian, unicorn, stable',
  music:
    'music, singing, song, piano, guitar, drum, violin, ukulele, band, concert, karaoke, taylor swift, kpop, k pop, rap, dj, flute, choir, instrument, recorder, trumpet, cello',
  nature:
    'nature, garden, gardening, plant, flower, bug, insect, butterfly, bee, bird, forest, tree, rock, mineral, outdoor, weather, mushroom, ant, spider, hiking, snow, ski, skiing',
  ocean:
    'ocean, sea, shark, whale, dolphin, fish, octopus, swimming, swim, swimmer, beach, surfing, surf, water, sailing, mermaid, boat, snorkeling, diving, aquarium, turtle, pirate',
  photography:
    'photography, photo, camera, film, filming, filmmaking, movie, video, vlogging, youtube, youtuber, animation, tiktok',
  pretendPlay:
    'pretend, pretend play, doll, barbie, dollhouse, kitchen play, dress up, costume, puppet, playing house, theater, theatre, acting, drama, doctor, princess, superhero, playmobil, figure, bluey, paw patrol, baby doll',
  puzzles: 'puzzle, jigsaw, brain teaser, logic, math, riddle, rubik, cube, maze, escape room, sudoku, number',
  science:
    'science, experiment, chemistry, physics, biology, microscope, stem, volcano, crystal, invention, electricity, electronic, rock, mineral, body, doctor, nature, math, robot',
  space: 'space, astronomy, star, planet, rocket, astronaut, moon, nasa, galaxy, alien, star war, telescope, universe',
  vehicles:
    'vehicle, car, truck, train, plane, airplane, tractor, digger, excavator, bus, fire truck, fire engine, racing, formula one, f1, monster truck, boat, helicopter, garbage truck, police car, hot wheel, drone, railway, motorcycle, thing that go',
  wheels:
    'bike, biking, bicycle, cycling, scooter, skateboard, skateboarding, skating, skate, roller skating, rollerblade, bmx, mountain bike, longboard',
} as const;
export type Interest = keyof typeof interestWords;
export const interests = Object.keys(interestWords) as Interest[];
