/** Malay. */
import type { LanguageWords } from './language.ts';

export const ms: LanguageWords = {
  tag: 'ms',
  reading: {
    tables: 'jadual',
    figures: 'rajah|gambar|carta|foto',
    divisions: 'bab|bahagian|lampiran|seksyen|modul',
    contents: 'isi kandungan|kandungan',
    pages: 'halaman|muka surat',
    authors: 'oleh|penulis|disediakan oleh',
    dates: 'tarikh|diterbitkan|dikemas kini',
    tasks: 'tugas|tugasan|tindakan|soalan',
    pictures: 'gambar|imej|foto',
    untitled: 'dokumen|slaid|pembentangan|tanpa tajuk|tajuk',
    notCyclic: 'kitaran hayat',
    audiences: {
      investors: 'pelabur',
      executives: 'pengurusan',
      students: 'murid|pelajar',
      experts: 'pakar|jurutera',
      colleagues: 'pekerja',
      public: 'orang ramai',
    },
    and: 'dan|atau',
    genericHeadings:
      'ringkasan|ringkasan eksekutif|pengenalan|pendahuluan|latar belakang|kesimpulan|hasil|dapatan|abstrak|gambaran keseluruhan|prakata|perbincangan',
    concludingHeadings: 'kesimpulan|penutup|rumusan|ringkasan|langkah seterusnya|cadangan|kesimpulan dan cadangan|syor',
    backMatter:
      'rujukan|bibliografi|penghargaan|lampiran|isi kandungan|kandungan|senarai rajah|senarai jadual|nota kaki|glosari|indeks|tentang penulis',
    appendices: 'lihat juga|rujukan|catatan|pautan luar|bacaan lanjut|bibliografi',
  },
  grammar: {
    subjectFirst: true,
    relatives: 'yang',
  },
  discourse: {},
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Sumber',
    thankYou: 'Terima kasih',
    assumption: 'Andaian, perlu disemak',
    questions: 'Soalan',
    overview: 'Gambaran keseluruhan',
    summary: 'Ringkasan',
    keyPoints: 'Perkara utama',
    keyMessage: 'Mesej utama',
    keyFigures: 'Angka utama',
    discussion: 'Perbincangan',
    nextSteps: 'Langkah seterusnya',
    inDetail: 'Secara terperinci',
    inTheWords: 'Menurut sumber',
    presentation: 'Pembentangan',
    exhibit: 'Rajah',
  },
};
