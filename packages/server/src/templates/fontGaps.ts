/** Which languages a font cannot set: Noto stands in for it there, which an operator should know before his readers do. */
import { covers, faceOf } from '@slidewright/engine/text/face';
import type { FontFile } from '@slidewright/engine/world';

/** Letters of the languages that people bring, those that fonts lack first. */
const letters: Readonly<Record<string, string>> = {
  'western European languages': 'äöüßéèêëçñåæøœÄÖÜÉÇÑÅÆØ€–—„“”’…',
  Polish: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  'Czech and Slovak': 'čďěňřšťůžľŕČĎĚŇŘŠŤŮŽ',
  Turkish: 'ğışİĞŞ',
  Vietnamese: 'ăđơưạảấầẩẫậẹẻẽỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ',
  Russian: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  Ukrainian: 'єіїґЄІЇҐ',
  Arabic: 'ابتثجحخدرسصطعفقكلمنهوي',
  Persian: 'پچژگکی',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשת',
  Hindi: 'अआइउकखगचजटडतदनपबमयरलवशसह',
  Tamil: 'அஆகசடதநபமயரலவ',
  Japanese: 'あいうカキク日本語',
  Korean: '가나다라한국어',
  Chinese: '中文的一是不了在人有',
};

/** The languages, in English, of which the font lacks letters. */
export function fontGaps(file: FontFile): string[] {
  const face = faceOf(file);
  return Object.entries(letters).flatMap(([language, sample]) => ([...sample].every((letter) => covers(face, letter)) ? [] : [language]));
}
