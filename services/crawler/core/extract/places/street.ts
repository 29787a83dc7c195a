import { isMajorCity } from './major-cities.ts';

const streetWords = new RegExp(
  String.raw`(?<![\p{L}])(?:street|st|road|rd|avenue|ave|av|boulevard|blvd|parkway|` +
    String.raw`pkwy|lane|ln|drive|dr|way|plaza|square|sq|floor|suite|court|place|terrace|` +
    String.raw`highway|hwy|building|bldg|tower|house|park|rue|calle|via|viale|piazza|` +
    String.raw`rua|avenida|ulica|ul|al|quai|chemin|cours|allée|paseo|carrer|corso|weg|` +
    String.raw`platz|allee)(?![\p{L}])|(?:str\.|straße|strasse|gasse|weg|platz|allee|` +
    String.raw`gatan|gata|vägen|veien|straat|laan|plein|kade|gracht|vej|gade)(?![\p{L}])`,
  'iu',
);

/** True for a part of an address that is no name: a street, or what holds a number. */
export function isStreet(part: string): boolean {
  // Paris 9e, 3. Bezirk: a part of a city that has a number.
  const name = part.replace(/(?<![\p{L}\d])\d{1,2}(?:er|e|ème|\.)(?=\s|$)/u, '');
  // Praha 4, Paris 8.
  if (/\s\d{1,2}$/u.test(name) && isMajorCity(name.replace(/\s\d{1,2}$/u, ''))) return false;
  return /\d/u.test(name) || streetWords.test(part);
}
