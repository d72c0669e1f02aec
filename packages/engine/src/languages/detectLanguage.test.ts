import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { detectLanguage } from './detectLanguage.ts';

const SAMPLES: readonly (readonly [string, string])[] = [
  ['en', 'The quick brown fox jumps over the lazy dog near the river.'],
  ['de', 'Der Umsatz stieg im dritten Quartal, weil zwei neue Filialen eröffnet wurden.'],
  ['fr', 'Les salariés peuvent travailler à domicile trois jours par semaine.'],
  ['es', 'Los empleados pueden trabajar desde casa tres días a la semana.'],
  ['it', 'I dipendenti possono lavorare da casa tre giorni alla settimana.'],
  ['pt', 'Os funcionários podem trabalhar em casa três dias por semana.'],
  ['nl', 'De medewerkers mogen drie dagen per week thuis werken.'],
  ['pl', 'Pracownicy mogą pracować z domu przez trzy dni w tygodniu.'],
  ['ru', 'Сотрудники могут работать из дома три дня в неделю.'],
  ['uk', 'Працівники можуть працювати вдома три дні на тиждень, і це їм подобається.'],
  ['tr', 'Çalışanlar haftada üç gün evden çalışabilirler.'],
  ['id', 'Para karyawan bisa bekerja dari rumah tiga hari seminggu karena perusahaan mereka setuju.'],
  ['ar', 'يمكن للموظفين العمل من المنزل ثلاثة أيام في الأسبوع.'],
  ['fa', 'کارمندان می‌توانند سه روز در هفته از خانه کار کنند.'],
  ['ur', 'ملازمین ہفتے میں تین دن گھر سے کام کر سکتے ہیں۔'],
  ['hi', 'कर्मचारी सप्ताह में तीन दिन घर से काम कर सकते हैं।'],
  ['ta', 'ஊழியர்கள் வாரத்தில் மூன்று நாட்கள் வீட்டிலிருந்து வேலை செய்யலாம்.'],
  ['ja', '社員は週に三日、自宅で働くことができます。'],
  ['ko', '직원들은 일주일에 사흘 동안 집에서 일할 수 있습니다.'],
  ['zh-Hans', '员工每周可以在家工作三天，这对他们来说很方便。'],
  ['zh-Hant', '員工每週可以在家工作三天，這對他們來說很方便。'],
  ['sw', 'Kampuni imeamua kuwekeza katika nishati ya jua ili kupunguza gharama za umeme kwa watu wake.'],
  ['kk', 'Қызметкерлер аптасына үш күн үйден жұмыс істей алады.'],
  ['mn', 'Монгол улсын түүх өргөн уудам.'],
  ['th', 'พนักงานสามารถทำงานจากที่บ้านได้สามวันต่อสัปดาห์'],
  ['el', 'Οι υπάλληλοι μπορούν να εργάζονται από το σπίτι.'],
  ['he', 'העובדים יכולים לעבוד מהבית שלושה ימים בשבוע.'],
];

for (const [language, text] of SAMPLES) {
  test(`a sentence in ${language}`, () => assert.equal(detectLanguage(text), language));
}

test('Chinese with English names stays Chinese, Japanese titles in Han stay Japanese by their kana', () => {
  assert.equal(detectLanguage('我们使用 GitHub 来管理 open source 项目'), 'zh-Hans');
  assert.equal(detectLanguage('日本の文化と歴史'), 'ja');
});

test('nothing to tell by is English', () => {
  assert.equal(detectLanguage(''), 'en');
  assert.equal(detectLanguage('12 + 34 = 46'), 'en');
});

/** The same text in 19 languages, cut at 40 places: into words, names of files, English terms, half sentences. */
const texts = new URL('../../../../test/fixtures/texts/', import.meta.url);
const parallel = readdirSync(texts)
  .filter((name) => /^[a-z]{2}(?:-han[st])?\.md$/.test(name))
  .map((name) => ({
    language: name.slice(0, -3).replace(/han[st]$/, (script) => `H${script.slice(1)}`),
    text: readFileSync(new URL(name, texts), 'utf8').replace(/^#+ /gm, '').replace(/\s+/g, ' '),
  }));

/** Share of texts whose language is found. */
const found = (all: readonly { language: string; text: string }[]): number =>
  all.filter(({ language, text }) => detectLanguage(text) === language).length / all.length;

for (const { length, least } of [
  { length: 40, least: 0.95 },
  { length: 100, least: 0.97 },
  { length: 400, least: 1 },
]) {
  test(`${length} characters of 19 languages: at least ${100 * least} % right`, () => {
    const cuts = parallel.flatMap(({ language, text }) =>
      Array.from({ length: 40 }, (_, i) => {
        const start = Math.floor((i * (text.length - length)) / 40);
        return { language, text: text.slice(start, start + length) };
      }),
    );
    assert.equal(parallel.length, 19);
    assert.ok(found(cuts) >= least, `${(100 * found(cuts)).toFixed(1)} %`);
  });
}

const TOPICS: Readonly<Record<string, string>> = {
  en: 'Mercury;Coffee;climate change;Photosynthesis;Blockchain;Machine learning;Onboarding plan;Quarterly review;Solar energy;Tidal power on small islands;Remote work;Bitcoin;Dinosaurs;Volcanoes;The future of work;History of Rome;Inflation;How vaccines work;Renewable energy in Africa;World War II;The Great Wall of China;Digital marketing strategy for startups;Time management;Artificial intelligence in healthcare;Project kickoff;Water cycle;Leadership;Cyber security awareness;Our sales in Q3;Electric cars',
  de: 'Künstliche Intelligenz;Sicherheit am Arbeitsplatz;Die Geschichte des Kaffees;Klimawandel;Erneuerbare Energien;Der Zweite Weltkrieg;Wie funktioniert Photosynthese?;Nachhaltigkeit im Unternehmen;Digitalisierung der Verwaltung;Vulkane in Europa;Die Zukunft der Arbeit;Umsatz im dritten Quartal;Gesunde Ernährung',
  fr: 'Intelligence artificielle;Changement climatique;La Révolution française;Histoire du café;Énergies renouvelables;Le travail à distance;Sécurité informatique;Comment fonctionne la photosynthèse;Les volcans;L’avenir du travail;Stratégie marketing;Le cycle de l’eau',
  es: 'La historia del café;Cambio climático;Inteligencia artificial;Energías renovables;El futuro del trabajo;Trabajo a distancia;Seguridad informática;Los volcanes;La Segunda Guerra Mundial;Cómo funciona la fotosíntesis;Estrategia de ventas;El ciclo del agua',
  it: 'Storia di Roma;Intelligenza artificiale;Cambiamento climatico;Energie rinnovabili;Il futuro del lavoro;La storia del caffè;I vulcani;Come funziona la fotosintesi;La seconda guerra mondiale;Sicurezza informatica;Strategia di vendita',
  pt: 'Mudanças climáticas;Inteligência artificial;Energia solar;História do café;O futuro do trabalho;Segurança da informação;Os vulcões;Como funciona a fotossíntese;A Segunda Guerra Mundial;Trabalho remoto;Estratégia de vendas',
  nl: 'Klimaatverandering;Kunstmatige intelligentie;Geschiedenis van koffie;De toekomst van werk;Hernieuwbare energie;Vulkanen;De Tweede Wereldoorlog;Hoe werkt fotosynthese?;Veiligheid op het werk;Thuiswerken;Verkoopstrategie',
  pl: 'Zmiany klimatu;Sztuczna inteligencja;Historia kawy;Przyszłość pracy;Odnawialne źródła energii;Wulkany;Druga wojna światowa;Jak działa fotosynteza;Praca zdalna;Bezpieczeństwo w sieci',
  tr: 'Yapay zeka;İklim değişikliği;Kahvenin tarihi;İşin geleceği;Yenilenebilir enerji;Yanardağlar;İkinci Dünya Savaşı;Fotosentez nasıl çalışır;Uzaktan çalışma;Siber güvenlik',
  id: 'Kecerdasan buatan;Perubahan iklim;Pemanasan global;Sejarah kopi;Masa depan pekerjaan;Energi terbarukan;Gunung berapi;Perang Dunia Kedua;Bagaimana fotosintesis bekerja;Keamanan siber',
  ru: 'История кофе;Изменение климата;Искусственный интеллект;Вулканы;Будущее работы;Возобновляемая энергия;Фотосинтез',
  ar: 'تاريخ القهوة;تغير المناخ;الذكاء الاصطناعي;البراكين;مستقبل العمل',
  fa: 'تاریخ قهوه;تغییرات اقلیمی;هوش مصنوعی;آتشفشان‌ها;آینده کار',
  hi: 'कॉफ़ी का इतिहास;जलवायु परिवर्तन;कृत्रिम बुद्धिमत्ता;ज्वालामुखी;काम का भविष्य',
  ta: 'காபியின் வரலாறு;காலநிலை மாற்றம்;செயற்கை நுண்ணறிவு',
  ja: 'コーヒーの歴史;気候変動について;人工知能とは;火山のしくみ',
  ko: '커피의 역사;기후 변화;인공지능;화산',
  'zh-Hans': '咖啡的历史;气候变化;人工智能;火山的形成过程;远程工作',
  'zh-Hant': '咖啡的歷史;氣候變化;人工智慧與醫療;遠端工作',
};

test('topics of one to seven words: nine of ten right', () => {
  const topics = Object.entries(TOPICS).flatMap(([language, list]) => list.split(';').map((text) => ({ language, text })));
  const wrong = topics.filter(({ language, text }) => detectLanguage(text) !== language).map(({ text }) => text);
  assert.ok(found(topics) >= 0.9, `${(100 * found(topics)).toFixed(1)} %, not ${wrong.join(', ')}`);
});

test('a single word that no letters give away is English', () => {
  for (const topic of ['Mercury', 'Coffee', 'Bitcoin', 'Dinosaurs', 'Napoleon']) assert.equal(detectLanguage(topic), 'en');
});

test('relatives are told apart by their own letters and words', () => {
  const pairs = {
    id: 'Kami ingin tahu apakah proyek ini bisa selesai tahun depan',
    ms: 'Kami mahu tahu sama ada projek ini boleh siap tahun depan kerana wang tidak cukup',
    da: 'Hvordan vi kan spare på energien derhjemme',
    nb: 'Hvordan vi kan spare på energien hjemme, og hva det koster',
    sv: 'Hur vi kan spara energi hemma och vad det kostar',
    uk: 'Як ми можемо заощаджувати енергію вдома',
    bg: 'Как можем да пестим енергия у дома и колко струва това',
    mr: 'आपण घरी ऊर्जा कशी वाचवू शकतो आणि त्यासाठी किती खर्च आहे',
  };
  for (const [language, text] of Object.entries(pairs)) assert.equal(detectLanguage(text), language, text);
});
