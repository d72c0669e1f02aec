import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectLanguage } from './language.ts';

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
