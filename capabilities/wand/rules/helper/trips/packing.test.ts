import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { tripReader } from './reader.ts';

test.each([
  ['put the first-aid kit on the tahoe packing list', 'add_packing: id Lake Tahoe, name First-aid kit'],
  ['pack sunscreen for leo for tahoe', 'add_packing: id Lake Tahoe, name Sunscreen, traveler Leo'],
  ['add swimsuits to the packing list for tahoe', 'add_packing: id Lake Tahoe, name Swimsuits'],
  [
    'put sunscreen on the tahoe packing list, you burn so badly in the snow',
    'add_packing: id Lake Tahoe, name Sunscreen',
  ],
  [
    'dont forget the baby monitor for lake tahoe, put it on the packing list',
    'add_packing: id Lake Tahoe, name Baby monitor',
  ],
  [
    'ok so for tahoe pack the snow pants and the sleds',
    'add_packing: id Lake Tahoe, name Snow pants | add_packing: id Lake Tahoe, name Sleds',
  ],
  ["put Leo's goggles on the packing list", "add_packing: id Lake Tahoe, name Leo's goggles, traveler Leo"],
  [
    'packing list: chargers, sunscreen',
    'add_packing: id Lake Tahoe, name Chargers | add_packing: id Lake Tahoe, name Sunscreen',
  ],
  [
    "pack Leo's snow boots and Mia's goggles for tahoe",
    "add_packing: id Lake Tahoe, name Leo's snow boots, traveler Leo | add_packing: id Lake Tahoe, name Mia's goggles, traveler Mia",
  ],
  [
    'pack chargers and biscuits leash for tahoe',
    "add_packing: id Lake Tahoe, name Chargers | add_packing: id Lake Tahoe, name Biscuit's leash",
  ],
  ['pack swimsuits for the cousins for tahoe', 'add_packing: id Lake Tahoe, name Swimsuits for the cousins'],
  ["don't forget to pack diapers for tahoe", 'add_packing: id Lake Tahoe, name Diapers'],
  ["pack leo's snow boots", "add_packing: id Lake Tahoe, name Leo's snow boots, traveler Leo"],
  [
    "don't forget nora's travel cot for the tahoe trip",
    "add_packing: id Lake Tahoe, name Nora's travel cot, traveler Nora",
  ],
  ['add swim goggles to packing for tahoe', 'add_packing: id Lake Tahoe, name Swim goggles'],
  ['bring sunscreen to tahoe', 'add_packing: id Lake Tahoe, name Sunscreen'],
  ['snow boots need to come along to tahoe', 'add_packing: id Lake Tahoe, name Snow boots'],
  ["we can't go to tahoe without the sled", 'add_packing: id Lake Tahoe, name Sled'],
  ['i hate packing', '-'],
  [
    'pack the snow boots for tahoe and also sunscreen',
    'add_packing: id Lake Tahoe, name Snow boots | add_packing: id Lake Tahoe, name Sunscreen',
  ],
  [
    'pack diapers bottles and pump for tahoe',
    'add_packing: id Lake Tahoe, name Diapers | add_packing: id Lake Tahoe, name Bottles | add_packing: id Lake Tahoe, name Pump',
  ],
  [
    "add biscuit's food and his bed to the tahoe packing list",
    "add_packing: id Lake Tahoe, name Biscuit's food | add_packing: id Lake Tahoe, name Bed",
  ],
  ['make a packing list for tahoe', 'make_packing_list: id Lake Tahoe'],
  ['we packed the snow chains already', '-'],
  ['packed the passports', '-'],
  ["we don't need to bring the sleds to tahoe", '-'],
  ['i packed lunch for mia', '-'],
])("what is packed goes on the list of the trip: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toBe(expected);
});

test.each([
  ['packed the baby monitor', 'change_packing: id Lake Tahoe, itemId Baby monitor, isPacked true'],
  ["mia's snow boots are packed", 'change_packing: id Lake Tahoe, itemId Snow boots, isPacked true'],
  [
    'i packed the snow boots and the baby monitor',
    'change_packing: id Lake Tahoe, itemId Snow boots, isPacked true | change_packing: id Lake Tahoe, itemId Baby monitor, isPacked true',
  ],
  ['check off the snow boots on the packing list', 'change_packing: id Lake Tahoe, itemId Snow boots, isPacked true'],
  ['the sunscreen is not packed yet', 'change_packing: id Lake Tahoe, itemId Sunscreen, isPacked false'],
  ['the baby monitor is in the suitcase', 'change_packing: id Lake Tahoe, itemId Baby monitor, isPacked true'],
  ['the baby monitor can come off the packing list', 'remove_packing: id Lake Tahoe, itemId Baby monitor'],
  ['mark the sunscreen as packed', 'says: It is like that already: Sunscreen.'],
  ['take the baby monitor off the packing list', 'remove_packing: id Lake Tahoe, itemId Baby monitor'],
  ['remove sunscreen from tahoe', 'remove_packing: id Lake Tahoe, itemId Sunscreen'],
  ["we don't need to bring the baby monitor to tahoe", 'remove_packing: id Lake Tahoe, itemId Baby monitor'],
  ['take the toothbrushes off the tahoe packing list', "says: I can't find 'toothbrushes' on the packing list."],
])("what is on a packing list is ticked there, or goes: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, tripReader)).toBe(expected);
});
