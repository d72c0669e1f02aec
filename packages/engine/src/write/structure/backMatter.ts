/** Sections that belong to a text but not on slides: references, acknowledgements, lists of figures. */
import type { Passage } from '../discourse/passages.ts';

const BACK_MATTER =
  /^(?:references?|bibliography|works cited|further reading|acknowledge?ments?|appendix|appendices|supplementary (?:material|information)|figures and tables|list of (?:figures|tables)|footnotes|table of contents|contents|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|danksagung|anhang|inhaltsverzeichnis|références|bibliographie|remerciements|annexes?|table des matières|referencias|bibliografía|agradecimientos|anexos?|índice|riferimenti|bibliografia|ringraziamenti|appendice|indice|referências|agradecimentos|sumário|referenties|literatuur(?:lijst)?|dankwoord|bijlagen?|inhoudsopgave|spis treści|podziękowania|załączniki|список литературы|литература|благодарности|приложение|содержание|kaynakça|teşekkür|içindekiler|daftar pustaka|ucapan terima kasih|lampiran|daftar isi|المراجع|شكر وتقدير|منابع|संदर्भ|参考文献|致谢|致謝|附录|附錄|目录|目錄|謝辞|付録|目次|참고 ?문헌|감사의 ?글|부록|목차)(?:\s|$|[:：.])/iu;

/** What is left without them; everything, when that would be nothing. */
export function withoutBackMatter(passages: readonly Passage[]): readonly Passage[] {
  const kept = passages.filter(
    ({ section }) => !BACK_MATTER.test(section.heading ?? '') && !section.path.some((heading) => BACK_MATTER.test(heading)),
  );
  return kept.length > 0 ? kept : passages;
}
